import type { Point } from "#kit/input/controls.ts";

/** Length of a column's side on the screen, in the game's units, before it is turned and tilted. */
export const TILE = 58;

const TURN = 0.38;
/** How far a circle on the ground is pressed together. */
export const TILT = 0.64;
const COS = Math.cos(TURN);
const SIN = Math.sin(TURN);
const UP = Math.sqrt(1 - TILT * TILT);

/**
 * From the world (x along a row, y up, z from row to row) to the screen.
 * We look from the front left and from above, and nothing gets smaller with distance.
 */
export function project(x: number, y: number, z: number): Point {
  return { x: TILE * (x * COS - z * SIN), y: -TILE * ((x * SIN + z * COS) * TILT + y * UP) };
}

/** From the screen to the ground at height 0. */
export function unproject({ x, y }: Point): { x: number; z: number } {
  const across = x / TILE;
  const away = -y / TILE / TILT;
  return { x: across * COS + away * SIN, z: away * COS - across * SIN };
}

/** What a screen shows of the street, so that the rest need not be drawn. */
export type Sight = { left: number; right: number; top: number; bottom: number };

/** Whether something that stands here, a tree or a lorry high and wide, could be in sight. */
export function isSeen(sight: Sight, x: number, z: number): boolean {
  const point = project(x, 0, z);
  return (
    point.x > sight.left - 120 &&
    point.x < sight.right + 120 &&
    point.y > sight.top - 40 &&
    point.y < sight.bottom + 120
  );
}

/** The furthest row in sight: the one in the far left corner. */
export const lastRow = ({ left, top }: Sight) => Math.ceil(unproject({ x: left, y: top }).z) + 1;

/** From which to which x a row is in sight. */
export function seenOf(sight: Sight, z: number): { from: number; to: number } {
  const shift = z * SIN * TILE;
  return { from: (sight.left + shift) / TILE / COS - 1, to: (sight.right + shift) / TILE / COS + 1 };
}

export type Corner = readonly [x: number, y: number, z: number];

/** Fills a flat shape given by its corners in the world. */
export function fillShape(ctx: CanvasRenderingContext2D, corners: readonly Corner[], color: string): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  for (const [x, y, z] of corners) {
    const point = project(x, y, z);
    ctx.lineTo(point.x, point.y);
  }
  ctx.closePath();
  ctx.fill();
}

/** A flat rectangle on the ground. */
export type Patch = { x1: number; x2: number; z1: number; z2: number; y: number };

/** Fills rectangles one by one: a path of many is no longer convex, and slower to fill than all of its parts. */
export function fillPatches(ctx: CanvasRenderingContext2D, patches: readonly Patch[], color: string): void {
  ctx.fillStyle = color;
  for (const { x1, x2, z1, z2, y } of patches) {
    ctx.beginPath();
    const [a, b, c, d] = [project(x1, y, z1), project(x2, y, z1), project(x2, y, z2), project(x1, y, z2)];
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x, b.y);
    ctx.lineTo(c.x, c.y);
    ctx.lineTo(d.x, d.y);
    ctx.closePath();
    ctx.fill();
  }
}

export function fillPatch(ctx: CanvasRenderingContext2D, patch: Patch, color: string): void {
  fillPatches(ctx, [patch], color);
}
