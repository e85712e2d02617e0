import type { Spot } from "#html5/borders/core/runner.ts";
import { createParticles } from "#kit/draw/particles.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import type { Camera } from "./camera.ts";
import type { Theme } from "./themes.ts";

type Ghost = { path: Path2D; color: string; age: number };
type Word = Spot & { text: string; color: string; size: number; age: number };
const GHOST_STEPS = 40;
const WORD_STEPS = 70;

/** What flies about and goes: dust, vanishing land, words over the field. All in cells. */
export class Effects {
  private readonly dust = createParticles(200);
  private ghosts: Ghost[] = [];
  private words: Word[] = [];

  step(): void {
    this.dust.step();
    for (const thing of [...this.ghosts, ...this.words]) thing.age++;
    this.ghosts = this.ghosts.filter(({ age }) => age < GHOST_STEPS);
    this.words = this.words.filter(({ age }) => age < WORD_STEPS);
  }

  burst(at: Spot, color: string, count: number, speed = 0.5): void {
    this.dust.burst({ ...at, color, count, speed, size: 0.7, life: 36 });
  }

  /** Drops along a line that was cut or closed. */
  sprinkle(ink: readonly number[], color: string): void {
    for (let i = 0; i + 1 < ink.length; i += 12)
      this.burst({ x: ink[i] ?? 0, y: ink[i + 1] ?? 0 }, color, 1, 0.25);
  }

  fade(path: Path2D, color: string): void {
    this.ghosts.push({ path, color, age: 0 });
  }

  say(text: string, at: Spot, color: string, size = 24): void {
    this.words.push({ ...at, text, color, size, age: 0 });
  }

  drawGhosts({ ctx }: View): void {
    for (const { path, color, age } of this.ghosts) {
      ctx.globalAlpha = (1 - age / GHOST_STEPS) * 0.7;
      ctx.fillStyle = color;
      ctx.fill(path, "evenodd");
    }
    ctx.globalAlpha = 1;
  }

  drawDust(view: View): void {
    this.dust.draw(view);
  }

  drawWords(view: View, camera: Camera, theme: Theme): void {
    for (const { text, x, y, color, size, age } of this.words) {
      const at = camera.toScreen(view, { x, y });
      view.ctx.globalAlpha = Math.min(1, (WORD_STEPS - age) / 20);
      const style = { size, align: "center", color, outline: theme.ink, floats: true } as const;
      drawText(view, text, at.x, at.y - 62 - age * 0.7, style);
    }
    view.ctx.globalAlpha = 1;
  }
}
