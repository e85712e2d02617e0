import { drawText, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { easeBack, easeOut } from "#kit/ease.ts";
import { createRandom } from "#kit/random.ts";
import { finish, INK, within } from "./ink.ts";

type Pop = {
  text: string;
  x: number;
  y: number;
  color: string;
  size: number;
  age: number;
  turn: number;
  isStar: boolean;
};

const LIFE = 46;

/** Comic words: they jump out of a hit, or rise from what was picked up. */
export function createPops() {
  const random = createRandom(4);
  let alive: Pop[] = [];
  const add = (text: string, x: number, y: number, color: string, size: number, isStar: boolean) => {
    alive = [
      ...alive.slice(-6),
      { text, x, y, color, size, age: 0, turn: random.between(-0.25, 0.25), isStar },
    ];
  };
  return {
    word: (text: string, x: number, y: number, color = "#ffffff", size = 22) =>
      add(text, x, y, color, size, false),
    /** In a jagged star, for the big ones. */
    bang: (text: string, x: number, y: number, color: string) => add(text, x, y, color, 24, true),
    step() {
      for (const pop of alive) pop.age++;
      alive = alive.filter(({ age }) => age < LIFE);
    },
    draw(view: View) {
      for (const { text, x, y, color, size, age, turn, isStar } of alive) {
        const { ctx } = view;
        ctx.globalAlpha = Math.min(1, (LIFE - age) / 12);
        const grow = easeBack(Math.min(1, 0.3 + age / 9));
        within(
          ctx,
          { x, y: y - (isStar ? 0 : easeOut(age / LIFE) * 34), turn: isStar ? turn : 0, scale: grow },
          () => {
            drawText(view, text, 0, 0, {
              size,
              align: "center",
              baseline: "middle",
              floats: true,
              ...(isStar && { behind: () => star(view, textWidth(view, text, { size }) * 0.62 + 24, color) }),
              color: isStar ? "#ffffff" : color,
              outline: INK,
            });
          },
        );
      }
      view.ctx.globalAlpha = 1;
    },
  };
}

function star({ ctx }: View, wide: number, color: string) {
  ctx.beginPath();
  for (let i = 0; i < 22; i++) {
    const turn = (i / 22) * Math.PI * 2;
    const far = i % 2 === 0 ? 1 : 0.72;
    ctx.lineTo(Math.cos(turn) * wide * far, Math.sin(turn) * wide * 0.55 * far);
  }
  ctx.closePath();
  finish(ctx, color);
}
