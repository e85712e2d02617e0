import { INK } from "./looks.ts";

export type Ctx = CanvasRenderingContext2D;
export type Spot = { x: number; y: number };

/** A rounded stroke with a dark rim. */
export function tube(ctx: Ctx, points: readonly Spot[], width: number, color: string): void {
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.beginPath();
  for (const { x, y } of points) ctx.lineTo(x, y);
  ctx.strokeStyle = INK;
  ctx.lineWidth = width + 4;
  ctx.stroke();
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.stroke();
}

/** The joint between two bones of the same length that reach from a to b; `bend` says to which side it goes. */
export function joint(a: Spot, b: Spot, length: number, bend: number): Spot {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const span = Math.hypot(dx, dy) || 1;
  const out = Math.sqrt(Math.max(0, length ** 2 - span ** 2)) / 2;
  return { x: (a.x + b.x) / 2 - (dy / span) * out * bend, y: (a.y + b.y) / 2 + (dx / span) * out * bend };
}
