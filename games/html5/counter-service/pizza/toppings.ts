import type { Dish, Mark } from "#html5/counter-service/engine/core/dish.ts";
import {
  type Ctx,
  curve,
  disc,
  line,
  mix,
  oval,
  poly,
  ramp,
  scatter,
  slab,
} from "#html5/counter-service/engine/draw/shapes.ts";

const INK = "#3a1f1a";
const crusts = [
  [0, "#fbeed2"],
  [0.4, "#f4d59c"],
  [0.65, "#dfa256"],
  [0.9, "#a9682f"],
  [1.2, "#2f1e17"],
] as const;
const doughs = [
  [0, "#fff6e2"],
  [0.6, "#f7dfae"],
  [1, "#c48f52"],
  [1.2, "#3a2820"],
] as const;

export const poured: Record<string, string> = { tomato: "#d83a26", pesto: "#6f9a35", cheese: "#ffdf7a" };

/** Toppings of 20 units around 0, 0. */
export const toppings: Record<string, (ctx: Ctx) => void> = {
  mushroom(ctx) {
    slab(ctx, -3, -1, 6, 10, 3, "#f6ead6", INK);
    ctx.beginPath();
    ctx.arc(0, 0, 9, Math.PI, 0);
    ctx.closePath();
    ctx.fillStyle = "#cfae8a";
    ctx.fill();
    ctx.strokeStyle = INK;
    ctx.lineWidth = 2;
    ctx.stroke();
  },
  olive(ctx) {
    disc(ctx, 0, 0, 7.5, "#3d3350", INK);
    disc(ctx, 0, 0, 3, "#f2a23a");
  },
  pepper(ctx) {
    curve(ctx, 0, 2, 8, Math.PI * 0.95, Math.PI * 2.05, INK, 7);
    curve(ctx, 0, 2, 8, Math.PI * 0.95, Math.PI * 2.05, "#4fae3f", 4);
  },
  salami(ctx) {
    disc(ctx, 0, 0, 10, "#b5342f", INK);
    for (const [x, y] of [
      [-4, -3],
      [4, -2],
      [0, 5],
    ] as const)
      disc(ctx, x, y, 1.8, "#eab0a0");
  },
  pineapple(ctx) {
    poly(ctx, [-9, 6, 0, -9, 9, 6, 0, 9], "#ffd23c", INK);
    line(ctx, [-3, 3, 1, -3], "#d99a1c", 2);
  },
  basil(ctx) {
    oval(ctx, 0, 0, 11, 6, "#2f8f3a", INK, 0.5);
    line(ctx, [-7, -4, 7, 4], "#bfe39a", 1.5);
  },
  shrimp(ctx) {
    curve(ctx, 0, 0, 7, 0.4, Math.PI * 1.7, INK, 8);
    curve(ctx, 0, 0, 7, 0.4, Math.PI * 1.7, "#ff9f86", 5);
    line(ctx, [7, 3, 11, 6], "#ff9f86", 3);
  },
};

/** Where a quarter begins: top left, top right, bottom left, bottom right. */
const starts = [Math.PI, Math.PI * 1.5, Math.PI / 2, 0];
const order = Object.keys(toppings);

function drawTopping(ctx: Ctx, { item, quarter }: Mark, radius: number) {
  const phase = order.indexOf(item) * 0.11;
  for (const [at, far] of [
    [0.16, 0.66],
    [0.5, 0.36],
    [0.5, 0.72],
    [0.84, 0.62],
  ] as const) {
    const turn = (starts[quarter] ?? 0) + ((at + phase * 0.5) % 1) * (Math.PI / 2) * 0.86 + 0.1;
    const away = radius * (far - phase * 0.12);
    ctx.save();
    ctx.translate(Math.cos(turn) * away, Math.sin(turn) * away);
    ctx.rotate(turn * 2.3);
    ctx.scale(radius / 86, radius / 86);
    toppings[item]?.(ctx);
    ctx.restore();
  }
}

/** A pizza from above, raw or baked, with what lies on it. */
export function drawPizza(ctx: Ctx, dish: Dish, x: number, y: number, size: number): void {
  const radius = size / 2;
  const baked = dish.base?.sides[0] ?? 0;
  ctx.save();
  ctx.translate(x, y);
  oval(ctx, 2, radius * 0.08, radius, radius, "rgb(40 20 10 / 0.25)");
  disc(ctx, 0, 0, radius, ramp(crusts, baked), INK);
  disc(ctx, 0, 0, radius * 0.85, ramp(doughs, baked));
  for (const { item, amount } of dish.marks) {
    const color = poured[item];
    if (!color || amount === 0) continue;
    if (item === "cheese") drawCheese(ctx, amount, radius, mix(color, "#c98a2e", Math.min(1, baked * 0.5)));
    else disc(ctx, 0, 0, radius * (0.28 + 0.55 * amount), mix(color, "#5a1d14", Math.max(0, baked - 0.6)));
  }
  for (const mark of dish.marks) if (toppings[mark.item]) drawTopping(ctx, mark, radius);
  if (baked > 0.7) {
    for (const dot of scatter(7, 1))
      disc(
        ctx,
        dot.x * radius * 0.8,
        dot.y * radius * 0.8,
        radius * 0.07,
        `rgb(50 24 10 / ${Math.min(0.8, (baked - 0.7) * 1.6)})`,
      );
  }
  for (const cut of dish.cuts) {
    const dx = Math.cos(cut) * radius;
    const dy = Math.sin(cut) * radius;
    line(ctx, [-dx, -dy, dx, dy], "#fff6e2", Math.max(2, size / 34));
    line(ctx, [-dx, -dy, dx, dy], INK, Math.max(1, size / 90));
  }
  ctx.restore();
}

function drawCheese(ctx: Ctx, amount: number, radius: number, color: string) {
  for (const dot of scatter(Math.round(6 + amount * 26), 0.7))
    oval(
      ctx,
      dot.x * radius * 0.76,
      dot.y * radius * 0.76,
      radius * 0.13,
      radius * 0.08,
      color,
      undefined,
      dot.turn,
    );
}
