import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack } from "#kit/ease.ts";

type Word = { text: string; x: number; y: number; size: number; color: string; age: number; life: number };

/** Words that pop up over the court, rise and go. */
export class Words {
  private alive: Word[] = [];

  /** Heights grow upwards from the floor, as in the rules. */
  say(text: string, x: number, y: number, color: string, size = 24, life = 55): void {
    this.alive.push({ text, x, y, size, color, age: 0, life });
    if (this.alive.length > 6) this.alive.shift();
  }

  step(): void {
    for (const word of this.alive) word.age++;
    this.alive = this.alive.filter(({ age, life }) => age < life);
  }

  draw(view: View): void {
    for (const { text, x, y, size, color, age, life } of this.alive) {
      view.ctx.globalAlpha = clamp((life - age) / 14, 0, 1);
      const grown = size * easeBack(clamp(0.4 + age / 12, 0, 1));
      const half = text.length * size * 0.3;
      drawText(view, text, clamp(x, half, 960 - half), -y - age * 0.5, {
        size: grown,
        color,
        align: "center",
        baseline: "middle",
        floats: true,
        outline: "rgb(20 10 30 / 0.85)",
      });
    }
    view.ctx.globalAlpha = 1;
  }
}
