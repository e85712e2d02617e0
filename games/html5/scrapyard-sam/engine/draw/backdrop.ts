import type { Random } from "#kit/random.ts";
import { type Ctx, disc, INK, line, NONE, oval, poly } from "./ink.ts";
import type { Area } from "./look.ts";

/** Where the floor begins. */
export const HORIZON = 372;

type Fade = readonly (readonly [number, string])[];

/** A sky from the top of the area down to the horizon. */
export function fadeSky(ctx: Ctx, { x, y, width, height }: Area, colors: Fade): void {
  const fade = ctx.createLinearGradient(0, Math.min(0, y), 0, HORIZON);
  for (const [at, color] of colors) fade.addColorStop(at, color);
  ctx.fillStyle = fade;
  ctx.fillRect(x, y, width, height);
}

/** The floor on which everybody stands. */
export function fadeFloor(ctx: Ctx, width: number, far: string, near: string): void {
  const fade = ctx.createLinearGradient(0, HORIZON, 0, 560);
  fade.addColorStop(0, far);
  fade.addColorStop(1, near);
  ctx.fillStyle = fade;
  ctx.fillRect(0, HORIZON, width, 200);
  line(ctx, [0, HORIZON, width, HORIZON], INK, 4);
}

/** A patch of light: bright in the middle, nothing at its edge. */
export function glow(ctx: Ctx, x: number, y: number, radius: number, color: string): void {
  const fade = ctx.createRadialGradient(x, y, 0, x, y, radius);
  fade.addColorStop(0, color);
  fade.addColorStop(1, `${color.slice(0, 7)}00`);
  ctx.fillStyle = fade;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export function stars(ctx: Ctx, random: Random, { x, y, width }: Area, count: number): void {
  for (let i = 0; i < count; i++)
    disc(
      ctx,
      random.between(x, x + width),
      random.between(y, 250),
      random.between(0.8, 2.2),
      i % 4 ? "#e8ecff" : "#ffe9b8",
      NONE,
    );
}

/** Long flat clouds between two heights, in turn of these colours. */
export function clouds(
  ctx: Ctx,
  random: Random,
  { x, width }: Area,
  [top, bottom]: readonly [number, number],
  colors: readonly string[],
): void {
  for (let i = 0; i < 16; i++) {
    const at = random.between(x, x + width);
    const up = random.between(top, bottom);
    const wide = random.between(50, 130);
    const color = colors[i % colors.length] ?? "";
    oval(ctx, at, up, wide, wide * 0.11, color, NONE);
    oval(ctx, at - wide * 0.25, up - wide * 0.09, wide * 0.45, wide * 0.12, color, NONE);
  }
}

/** A row of hills or heaps: points of its upper edge, `x` and `y` in turn. */
export function ridge(ctx: Ctx, width: number, edge: readonly number[], color: string): void {
  poly(ctx, [0, 400, ...edge, width, 400], color, NONE);
}
