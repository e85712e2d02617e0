import { blob, type Ctx } from "./brush.ts";
import { INK } from "./colours.ts";
import type { Mood } from "./pose.ts";

type Look = { mood: Mood; isBlinking: boolean };

/** Two eyes side by side around x; r is the larger one's radius. */
export function eyes(
  ctx: Ctx,
  x: number,
  y: number,
  gap: number,
  r: number,
  { mood, isBlinking }: Look,
): void {
  for (const [side, scale] of [
    [1, 1],
    [-1, 0.86],
  ] as const) {
    const at = x + (side * gap) / 2;
    if (mood === "hurt") cross(ctx, at, y, r * 0.72 * scale, side);
    else if (mood === "dizzy") curl(ctx, at, y, r * scale);
    else if (isBlinking || mood === "happy") arc(ctx, at, y, r * 0.8 * scale, mood === "happy");
    else {
      blob(ctx, at, y, r * scale, r * 1.12 * scale, "#fff", 2.4);
      ctx.beginPath();
      ctx.arc(at + r * 0.3, y + r * 0.1, r * 0.5 * scale, 0, Math.PI * 2);
      ctx.fillStyle = INK;
      ctx.fill();
      ctx.beginPath();
      ctx.arc(at + r * 0.45, y - r * 0.15, r * 0.17, 0, Math.PI * 2);
      ctx.fillStyle = "#fff";
      ctx.fill();
      if (mood === "effort") brow(ctx, at, y - r * 1.05, r * 1.2, side);
    }
  }
}

function pen(ctx: Ctx, width: number) {
  ctx.strokeStyle = INK;
  ctx.lineWidth = width;
  ctx.lineCap = "round";
  ctx.beginPath();
}

function brow(ctx: Ctx, x: number, y: number, r: number, side: number) {
  pen(ctx, 3.4);
  ctx.moveTo(x - r, y - (side < 0 ? 3 : -1));
  ctx.lineTo(x + r, y + (side < 0 ? 3 : -3));
  ctx.stroke();
}

/** Squeezed shut: ><. */
function cross(ctx: Ctx, x: number, y: number, r: number, side: number) {
  pen(ctx, 3);
  ctx.moveTo(x + side * r, y - r);
  ctx.lineTo(x - side * r * 0.7, y);
  ctx.lineTo(x + side * r, y + r);
  ctx.stroke();
}

function curl(ctx: Ctx, x: number, y: number, r: number) {
  pen(ctx, 2.4);
  for (let turn = 0; turn < 4 * Math.PI; turn += 0.5)
    ctx.lineTo(x + (Math.cos(turn) * r * turn) / 12.6, y + (Math.sin(turn) * r * turn) / 12.6);
  ctx.stroke();
}

function arc(ctx: Ctx, x: number, y: number, r: number, isUp: boolean) {
  pen(ctx, 3);
  ctx.arc(x, y, r, isUp ? Math.PI * 1.1 : Math.PI * 0.1, isUp ? Math.PI * 1.9 : Math.PI * 0.9);
  ctx.stroke();
}

/** A mouth that says how it is going. */
export function mouth(ctx: Ctx, x: number, y: number, width: number, mood: Mood): void {
  pen(ctx, 3);
  if (mood === "hurt" || mood === "dizzy") {
    ctx.ellipse(x, y + 2, width * 0.34, width * 0.42, 0, 0, Math.PI * 2);
    ctx.fillStyle = "#7d2646";
    ctx.fill();
  } else if (mood === "effort") {
    ctx.roundRect(x - width / 2, y - 3, width, 7, 3);
    ctx.fillStyle = "#fff";
    ctx.fill();
  } else ctx.arc(x, y - width * 0.25, width * 0.5, 0.25 * Math.PI, 0.75 * Math.PI);
  ctx.stroke();
}
