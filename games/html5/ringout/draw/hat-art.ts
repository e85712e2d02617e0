import type { HatId } from "#html5/ringout/show/hats.ts";
import { drawHat as drawOwnHat } from "#kit/purse/draw-hat.ts";
import { blob, box, type Ctx, ink, type Spot, shape } from "./brush.ts";
import { GOLD } from "./colours.ts";
import type { Headwear } from "./headwear.ts";

const art: Readonly<Record<Exclude<HatId, "none">, (ctx: Ctx, time: number) => void>> = {
  party(ctx) {
    shape(
      ctx,
      [
        [-10, 2],
        [0, -24],
        [10, 2],
      ],
      "#ff5fa2",
      2.6,
    );
    blob(ctx, 0, -25, 4, 4, GOLD, 2);
  },
  boat(ctx) {
    shape(
      ctx,
      [
        [-18, -8],
        [-9, 3],
        [9, 3],
        [18, -8],
        [0, -5],
      ],
      "#f4f7ff",
      2.6,
    );
    shape(
      ctx,
      [
        [-8, -6],
        [0, -20],
        [8, -6],
      ],
      "#dbe6ff",
      2.6,
    );
  },
  flower(ctx) {
    for (let leaf = 0; leaf < 6; leaf++) {
      const turn = (leaf * Math.PI) / 3;
      blob(ctx, Math.cos(turn) * 7, -7 + Math.sin(turn) * 7, 5, 5, "#ff8fc4", 2);
    }
    blob(ctx, 0, -7, 4.5, 4.5, GOLD, 2);
  },
  propeller(ctx, time) {
    ctx.beginPath();
    ctx.arc(0, 2, 13, Math.PI, 0);
    ink(ctx, "#ff5f5f", 2.6);
    const wide = Math.cos(time * 0.5) * 17;
    box(ctx, -1.5, -18, 3, 8, 1, GOLD, 1.6);
    blob(ctx, wide / 2, -18, Math.abs(wide / 2) + 2, 3, "#53cf6b", 2);
    blob(ctx, -wide / 2, -18, Math.abs(wide / 2) + 2, 3, "#3fa9ff", 2);
  },
  cone(ctx) {
    shape(
      ctx,
      [
        [-10, 0],
        [-3, -26],
        [3, -26],
        [10, 0],
      ],
      "#ff8a2b",
      2.6,
    );
    shape(
      ctx,
      [
        [-7.5, -9],
        [-5.4, -16],
        [5.4, -16],
        [7.5, -9],
      ],
      "#fff",
      0,
    );
    box(ctx, -15, -1, 30, 5, 2, "#ff8a2b", 2.6);
  },
  toast(ctx) {
    box(ctx, -12, -21, 24, 23, 6, "#b9722f", 2.6);
    box(ctx, -8.5, -17.5, 17, 16, 4, "#ffd98f", 0);
    box(ctx, -3, -12, 7, 6, 1, "#fff2a8", 1.4);
  },
  umbrella(ctx) {
    box(ctx, -1.2, -14, 2.4, 16, 1, "#8a5a33", 1.4);
    ctx.beginPath();
    ctx.arc(0, -12, 19, Math.PI, 0);
    for (const x of [13, 0, -13]) ctx.quadraticCurveTo(x, -17, x - 6.5, -12);
    ink(ctx, "#ff5fa2", 2.6);
  },
  crown(ctx) {
    const points = [
      [-14, 2],
      [-16, -15],
      [-7, -7],
      [0, -20],
      [7, -7],
      [16, -15],
      [14, 2],
    ] as const;
    shape(ctx, points, GOLD, 2.6);
    blob(ctx, 0, -5, 3, 3, "#ff4d6d", 1.6);
  },
};

/** The visitor's own hats are as wide as a head of this width. */
const HEAD = 36;

export function drawHat(ctx: Ctx, hat: Headwear, { x, y }: Spot, time: number): void {
  if (hat === "none") return;
  if (typeof hat === "object") {
    drawOwnHat(ctx, { x, y: y - 3, size: HEAD, tilt: -0.12 }, hat);
    return;
  }
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(-0.12);
  art[hat](ctx, time);
  ctx.restore();
}
