import { type Ctx, shapesWith } from "#kit/draw/shapes.ts";

export { type Ctx, within } from "#kit/draw/shapes.ts";

export type Spot = { x: number; y: number };

export const INK = "#1b1325";

export const { finish, disc, oval, slab, poly, line } = shapesWith({ color: INK, width: 3 });

/** A limb: a round stroke with a dark rim. */
export function tube(ctx: Ctx, points: readonly number[], color: string, width: number): void {
  line(ctx, points, INK, width + 5);
  line(ctx, points, color, width);
}

/** No rim, for shades and lights on a shape. */
export const NONE = "";

/** A gear with its teeth, around 0, 0. */
export function gear(ctx: Ctx, radius: number, teeth: number, fill: string, rim?: string): void {
  ctx.beginPath();
  const part = (Math.PI * 2) / teeth;
  for (let i = 0; i < teeth; i++) {
    for (const [at, far] of [
      [0, 1],
      [0.3, 1],
      [0.42, 0.8],
      [0.88, 0.8],
    ] as const) {
      const turn = (i + at) * part;
      ctx.lineTo(Math.cos(turn) * radius * far, Math.sin(turn) * radius * far);
    }
  }
  ctx.closePath();
  finish(ctx, fill, rim);
}
