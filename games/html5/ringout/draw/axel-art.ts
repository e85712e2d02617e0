import { blob, box, type Ctx, ink, type Spot } from "./brush.ts";
import { INK, PAPER, type Paint } from "./colours.ts";
import { eyes, mouth } from "./face.ts";
import type { Pose } from "./pose.ts";

/** A roller skate with a tongue and two loose laces for arms. Gives where a hat sits. */
export function drawAxel(ctx: Ctx, pose: Pose, paint: Paint): Spot {
  const [front, back] = pose.hands;
  lace(ctx, { x: -16, y: -38 }, back, paint);
  // The sole rests on its wheels, which turn with the way.
  const [first, second] = pose.feet;
  const rise = Math.max(0, (first.y + second.y) / 2 - 3) * 0.4;
  for (const x of [-17, 15]) wheel(ctx, x, -8 - rise, 8, pose.roll, paint.trim);
  box(ctx, -27, -21 - rise, 54, 7, 3, paint.dark, 2.6);
  ctx.beginPath();
  ctx.moveTo(-24, -20 - rise);
  ctx.lineTo(-22, -50);
  ctx.quadraticCurveTo(-6, -58, 9, -50);
  ctx.quadraticCurveTo(9, -38, 20, -36);
  ctx.quadraticCurveTo(33, -33, 31, -20 - rise);
  ctx.closePath();
  ink(ctx, paint.main);
  // Toe cap, stopper and a stripe.
  ctx.beginPath();
  ctx.moveTo(21, -20 - rise);
  ctx.quadraticCurveTo(20, -34, 24, -35);
  ctx.quadraticCurveTo(33, -32, 31, -20 - rise);
  ctx.closePath();
  ink(ctx, paint.accent, 2.4);
  blob(ctx, 30, -15 - rise, 5, 5, paint.accent, 2.4);
  // A white cuff around the ankle.
  box(ctx, -25, -56, 37, 9, 4.5, paint.accent, 2.6);
  eyes(ctx, -2, -39, 16, 7.6, pose);
  mouth(ctx, 1, -27, 11, pose.mood);
  lace(ctx, { x: 20, y: -27 }, { x: front.x + 7, y: front.y - 4 }, paint);
  return { x: -7, y: -56 };
}

/** Also what is thrown. */
export function wheel(ctx: Ctx, x: number, y: number, r: number, turn: number, color: string): void {
  blob(ctx, x, y, r, r, color, 2.8);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 1.8;
  ctx.beginPath();
  for (const spoke of [0, 1, 2]) {
    const way = turn + (spoke * Math.PI * 2) / 3;
    ctx.moveTo(x, y);
    ctx.lineTo(x + Math.cos(way) * r * 0.8, y + Math.sin(way) * r * 0.8);
  }
  ctx.stroke();
  blob(ctx, x, y, r * 0.34, r * 0.34, PAPER, 1.6);
}

function lace(ctx: Ctx, from: Spot, { x, y }: Spot, paint: Paint) {
  ctx.lineCap = "round";
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.quadraticCurveTo((from.x + x) / 2, Math.max(from.y, -y) + 10, x, -y);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 8;
  ctx.stroke();
  ctx.strokeStyle = PAPER;
  ctx.lineWidth = 3.6;
  ctx.stroke();
  blob(ctx, x, -y, 7, 7, paint.trim, 2.6);
}
