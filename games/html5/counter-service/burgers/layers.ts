import type { Cooked, Mark } from "#html5/counter-service/engine/core/dish.ts";
import { type Ctx, finish, line, oval, poly, ramp, slab } from "#html5/counter-service/engine/draw/shapes.ts";

const INK = "#3a1f1a";

type Stops = readonly (readonly [number, string])[];
const grilled: Record<string, Stops> = {
  patty: [
    [0, "#e08a86"],
    [0.3, "#c0605a"],
    [0.65, "#8a4a34"],
    [0.95, "#5a2f22"],
    [1.2, "#231614"],
  ],
  bean: [
    [0, "#a9b37c"],
    [0.4, "#8b8a4e"],
    [0.7, "#6a5b30"],
    [0.95, "#4a3a22"],
    [1.2, "#1f1a14"],
  ],
  halloumi: [
    [0, "#fdf6e0"],
    [0.4, "#f6dfa8"],
    [0.7, "#e5b566"],
    [0.95, "#b5793a"],
    [1.2, "#33241a"],
  ],
};

/** The colour of one side of something off the grill. */
export const grilledColor = (raw: string, doneness: number) => ramp(grilled[raw] ?? [], doneness);

/** Heights in units of a bun that is 100 wide. */
const heights: Record<string, number> = {
  heel: 20,
  crown: 40,
  lettuce: 9,
  tomato: 11,
  cheese: 7,
  sauce: 7,
  pickle: 10,
  onion: 10,
  egg: 13,
  mushroom: 13,
};
const GRILLED = 19;

export const heightOf = (mark: Pick<Mark, "item" | "cooked">) =>
  mark.cooked ? GRILLED : (heights[mark.item] ?? 10);

/** One layer with its foot at 0, 0. */
export function drawLayer(ctx: Ctx, item: string, cooked?: Cooked): void {
  if (cooked) drawGrilled(ctx, cooked);
  else layers[item]?.(ctx);
}

function drawGrilled(ctx: Ctx, { raw, sides }: Cooked) {
  const [low = 0, high = low] = sides;
  slab(ctx, -52, -GRILLED, 104, GRILLED, 9, grilledColor(raw, low), INK);
  slab(ctx, -50, -GRILLED + 1.5, 100, GRILLED / 2, 8, grilledColor(raw, high));
  for (const x of [-34, -12, 12, 34]) line(ctx, [x - 5, -13, x + 5, -6], "rgb(30 14 10 / 0.35)", 3);
}

function frill(ctx: Ctx, width: number, height: number, count: number, fill: string) {
  ctx.beginPath();
  ctx.moveTo(-width / 2, -height);
  ctx.lineTo(width / 2, -height);
  for (let i = 0; i < count; i++) {
    const right = width / 2 - (i * width) / count;
    const left = right - width / count;
    ctx.quadraticCurveTo((left + right) / 2, i % 2 === 0 ? height * 0.9 : height * 0.3, left, -height * 0.4);
  }
  ctx.closePath();
  finish(ctx, fill, INK);
}

const layers: Record<string, (ctx: Ctx) => void> = {
  heel(ctx) {
    slab(ctx, -50, -20, 100, 20, [5, 5, 16, 16], "#dd9a4c", INK);
    slab(ctx, -47, -19, 94, 6, 3, "#f8dfae");
  },
  crown(ctx) {
    ctx.beginPath();
    ctx.moveTo(-51, -2);
    ctx.bezierCurveTo(-54, -30, -30, -42, 0, -42);
    ctx.bezierCurveTo(30, -42, 54, -30, 51, -2);
    ctx.quadraticCurveTo(0, 4, -51, -2);
    finish(ctx, "#e3a253", INK);
    ctx.beginPath();
    ctx.ellipse(-16, -30, 20, 6, -0.35, 0, Math.PI * 2);
    ctx.fillStyle = "rgb(255 235 190 / 0.55)";
    ctx.fill();
    for (const [x, y] of [
      [-26, -20],
      [-8, -27],
      [12, -22],
      [28, -26],
      [34, -13],
      [-38, -10],
      [2, -13],
    ] as const)
      oval(ctx, x, y, 4, 2.4, "#fff0c9", undefined, x / 30);
  },
  lettuce: (ctx) => frill(ctx, 114, 9, 9, "#74c247"),
  tomato(ctx) {
    for (const x of [-26, 26]) {
      slab(ctx, x - 25, -11, 50, 11, 5, "#e2442f", INK);
      slab(ctx, x - 19, -8, 38, 3, 2, "#f7836b");
    }
  },
  cheese(ctx) {
    poly(
      ctx,
      [-55, -7, 55, -7, 52, 0, 34, 2, 22, 15, 10, 1, -20, 0, -34, 11, -46, 1, -54, 0],
      "#ffc935",
      INK,
    );
  },
  sauce(ctx) {
    ctx.beginPath();
    ctx.moveTo(-46, -6);
    ctx.lineTo(46, -6);
    ctx.quadraticCurveTo(52, 2, 40, 1);
    ctx.quadraticCurveTo(34, 12, 28, 2);
    ctx.lineTo(-8, 2);
    ctx.quadraticCurveTo(-14, 16, -22, 2);
    ctx.lineTo(-38, 2);
    ctx.quadraticCurveTo(-52, 2, -46, -6);
    finish(ctx, "#b8202e", INK);
  },
  pickle(ctx) {
    for (const x of [-34, 0, 34]) {
      slab(ctx, x - 17, -10, 34, 10, 5, "#7f9c2f", INK);
      slab(ctx, x - 12, -7, 24, 3, 2, "#b9cf62");
    }
  },
  onion(ctx) {
    for (const x of [-30, 2, 32]) {
      slab(ctx, x - 20, -10, 40, 10, 5, "#f3e4f2", INK);
      slab(ctx, x - 14, -6.5, 28, 3.5, 2, "#b978b8");
    }
  },
  egg(ctx) {
    ctx.beginPath();
    ctx.moveTo(-56, -2);
    ctx.bezierCurveTo(-50, -12, -20, -8, 0, -9);
    ctx.bezierCurveTo(20, -8, 52, -12, 56, -3);
    ctx.bezierCurveTo(50, 6, 30, 0, 18, 5);
    ctx.bezierCurveTo(0, 0, -30, 8, -56, -2);
    finish(ctx, "#fffdf5", INK);
    ctx.beginPath();
    ctx.arc(-4, -7, 14, Math.PI, 0);
    ctx.closePath();
    finish(ctx, "#ffb01f", INK);
  },
  mushroom(ctx) {
    for (const x of [-36, -12, 12, 36]) {
      slab(ctx, x - 4, -7, 8, 7, 3, "#f0dfc6", INK);
      ctx.beginPath();
      ctx.arc(x, -6, 11, Math.PI, 0);
      ctx.closePath();
      finish(ctx, "#b58c66", INK);
    }
  },
};
