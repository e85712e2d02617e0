import type { Point } from "#games/kit/controls.ts";

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
export function fillPatch(
  ctx: CanvasRenderingContext2D,
  patch: { x1: number; x2: number; z1: number; z2: number; y: number },
  color: string,
): void {
  const { x1, x2, z1, z2, y } = patch;
  fillShape(
    ctx,
    [
      [x1, y, z1],
      [x2, y, z1],
      [x2, y, z2],
      [x1, y, z2],
    ],
    color,
  );
}
