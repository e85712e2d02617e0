import { INK } from "./colours.ts";

export type Ctx = CanvasRenderingContext2D;
export type Spot = { x: number; y: number };

/** Fills the path that was just laid, and draws its rim in ink. */
export function ink(ctx: Ctx, fill: string, width = 3): void {
  ctx.fillStyle = fill;
  ctx.fill();
  if (width === 0) return;
  ctx.strokeStyle = INK;
  ctx.lineWidth = width;
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  ctx.stroke();
}

export function blob(
  ctx: Ctx,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  width = 3,
  turn = 0,
): void {
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  ink(ctx, fill, width);
}

export function box(
  ctx: Ctx,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  rim = 3,
): void {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
  ink(ctx, fill, rim);
}

/** A closed shape through points; pairs of numbers keep long outlines readable. */
export function shape(
  ctx: Ctx,
  points: readonly (readonly [number, number])[],
  fill: string,
  width = 3,
): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
  ink(ctx, fill, width);
}

/** A thick line with an inked rim: arms, straps, tubes. */
export function tube(ctx: Ctx, from: Spot, bend: Spot, to: Spot, width: number, fill: string): void {
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.quadraticCurveTo(bend.x, bend.y, to.x, to.y);
  ctx.strokeStyle = INK;
  ctx.lineWidth = width + 6;
  ctx.stroke();
  ctx.strokeStyle = fill;
  ctx.lineWidth = width;
  ctx.stroke();
}
