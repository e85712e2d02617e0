import type { Spot } from "#html5/campfire/core/island.ts";
import { createParticles } from "#kit/draw/particles.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { type Camera, zoomOf } from "./camera.ts";

type Word = Spot & { text: string; color: string; age: number };
const WORD_STEPS = 60;

/** What flies about and goes: chips, sparks, small words. In the island's units. */
export class Effects {
  private readonly dust = createParticles(260);
  private words: Word[] = [];

  step(): void {
    this.dust.step();
    for (const word of this.words) word.age++;
    this.words = this.words.filter(({ age }) => age < WORD_STEPS);
  }

  burst(at: Spot, color: string, count: number, speed = 3, size = 4): void {
    this.dust.burst({ x: at.x, y: at.y, color, count, speed, size, life: 30 });
  }

  /** Rises and fades: sparks, smoke, breath. */
  rise(at: Spot, color: string, size: number, life = 50): void {
    this.dust.burst({
      x: at.x,
      y: at.y,
      color,
      count: 1,
      speed: 1.2,
      size,
      life,
      angle: -Math.PI / 2,
      spread: 0.6,
      gravity: -0.008,
    });
  }

  say(text: string, { x, y }: Spot, color: string): void {
    // What is still being said is not said again.
    if (this.words.some((word) => word.text === text && word.age < 40 && isNear(word, { x, y }))) return;
    // Several at once would lie on top of each other.
    const crowd = this.words.filter((word) => word.age < 30 && isNear(word, { x, y })).length;
    this.words.push({ x, y: y - crowd * 12, text, color, age: 0 });
  }

  draw(view: View): void {
    this.dust.draw(view);
  }

  drawWords(view: View, camera: Camera): void {
    for (const { text, x, y, color, age } of this.words) {
      const place = camera.toScreen(view, { x, y });
      view.ctx.globalAlpha = Math.min(1, (WORD_STEPS - age) / 20);
      const style = {
        size: 19,
        align: "center",
        floats: true,
        color,
        outline: "rgb(20 18 30 / 0.8)",
      } as const;
      drawText(view, text, place.x, place.y - 22 * zoomOf(view) - 22 - age * 0.6, style);
    }
    view.ctx.globalAlpha = 1;
  }
}

const isNear = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y) < 50;
