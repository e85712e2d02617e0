import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { easeOut } from "#kit/ease.ts";

type Pop = { text: string; x: number; y: number; color: string; age: number };

const LIFE = 70;

/** Short words that rise from where something happened, and fade. */
export function createPops() {
  let alive: Pop[] = [];
  return {
    add(text: string, x: number, y: number, color = "#ffffff") {
      alive = [...alive.slice(-7), { text, x, y, color, age: 0 }];
    },
    step() {
      for (const pop of alive) pop.age++;
      alive = alive.filter(({ age }) => age < LIFE);
    },
    draw(view: View) {
      for (const { text, x, y, color, age } of alive) {
        view.ctx.globalAlpha = Math.min(1, (LIFE - age) / 20);
        const top = y - easeOut(age / LIFE) * 36;
        drawText(view, text, x, top, {
          size: 24,
          align: "center",
          baseline: "middle",
          floats: true,
          color,
          outline: "#2b1f26",
        });
      }
      view.ctx.globalAlpha = 1;
    },
  };
}
