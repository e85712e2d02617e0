import type { Ball } from "#html5/wobble-hundred/core/physics.ts";
import type { Ending } from "#html5/wobble-hundred/core/race.ts";
import type { Point } from "#kit/input/controls.ts";
import { drawHat } from "#kit/purse/draw-hat.ts";
import { METRE } from "./camera.ts";
import type { Look } from "./looks.ts";

/** The head with its band, hair and face, in the mood of the moment. */
export function drawHead(
  ctx: CanvasRenderingContext2D,
  neck: Point,
  ball: Ball,
  at: Point,
  look: Look,
  mood: Ending | "running",
  lean: number,
  time: number,
) {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(Math.atan2(at.x - neck.x, neck.y - at.y));
  const r = 0.17 * METRE;
  drawHeadband(ctx, r, ball, look, time, "tail");
  ctx.fillStyle = look.skin;
  ctx.strokeStyle = look.ink;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.ellipse(0, 0, r, r * 1.12, 0, 0, 7);
  ctx.fill();
  ctx.stroke();
  drawHair(ctx, r, look, ball);
  drawHeadband(ctx, r, ball, look, time, "band");
  drawFace(ctx, r, ball, look, mood, lean);
  // The hat lags a little behind the head, as the hair does.
  const lag = Math.max(-0.2, Math.min(0.2, ball.vx * -0.03));
  if (look.hat) drawHat(ctx, { x: -r * 0.05, y: -r * 0.78, size: r * 2, tilt: lag }, look.hat);
  ctx.restore();
}

function drawHair(ctx: CanvasRenderingContext2D, r: number, look: Look, { vx, vy }: Ball) {
  ctx.fillStyle = look.ink;
  ctx.beginPath();
  ctx.moveTo(-r * 0.95, -r * 0.4);
  for (let i = 0; i <= 4; i++) {
    const x = -r * 0.8 + i * r * 0.42;
    ctx.quadraticCurveTo(x - vx * 2, -r * (1.75 + 0.1 * (i % 2)) + vy * 2, x + r * 0.2, -r * 1.02);
  }
  ctx.quadraticCurveTo(0, -r * 0.8, -r * 0.95, -r * 0.4);
  ctx.fill();
}

function drawHeadband(
  ctx: CanvasRenderingContext2D,
  r: number,
  { vx, vy }: Ball,
  look: Look,
  time: number,
  piece: "band" | "tail",
) {
  ctx.strokeStyle = look.band;
  ctx.lineWidth = r * 0.28;
  ctx.lineCap = "round";
  ctx.beginPath();
  if (piece === "band") {
    ctx.moveTo(-r * 0.9, -r * 0.5);
    ctx.quadraticCurveTo(0, -r * 0.78, r * 0.9, -r * 0.48);
  } else {
    const flap = Math.sin(time * 0.25) * 4 * Math.min(1, Math.abs(vx));
    ctx.lineWidth = r * 0.2;
    ctx.moveTo(-r * 0.9, -r * 0.45);
    ctx.quadraticCurveTo(-r * 1.4 - vx, -r * 0.3 + flap, -r * 1.5 - vx * 5, r * 0.1 + vy * 4 - flap);
  }
  ctx.stroke();
}

function drawFace(
  ctx: CanvasRenderingContext2D,
  r: number,
  { vx, vy }: Ball,
  look: Look,
  mood: Ending | "running",
  lean: number,
) {
  const isOut = mood === "face" || mood === "back" || mood === "foul";
  const isScared = mood === "running" && (lean > 0.25 || lean < -0.75);
  ctx.strokeStyle = look.ink;
  ctx.lineWidth = 2.5;
  for (const [x, size] of [
    [r * 0.18, 0.27],
    [r * 0.68, 0.24],
  ] as const) {
    if (isOut) {
      cross(ctx, x, -r * 0.08, r * 0.17);
      continue;
    }
    ctx.fillStyle = "#ffffff";
    ctx.beginPath();
    ctx.arc(x, -r * 0.08, r * size * (isScared ? 1.25 : 1), 0, 7);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = look.ink;
    const swing = (v: number) => Math.max(-1, Math.min(1, v * 0.3)) * r * 0.12;
    ctx.beginPath();
    ctx.arc(x + swing(vx) - 1, -r * 0.08 + swing(-vy * 2), r * 0.1, 0, 7);
    ctx.fill();
  }
  ctx.beginPath();
  if (isOut || isScared) {
    ctx.fillStyle = "#7a2438";
    ctx.ellipse(r * 0.42, r * 0.55, r * 0.2, r * (isOut ? 0.14 : 0.28), 0, 0, 7);
    ctx.fill();
    ctx.stroke();
  } else if (mood === "running") {
    ctx.moveTo(r * 0.15, r * 0.5);
    ctx.lineTo(r * 0.7, r * 0.46);
    ctx.stroke();
  } else {
    ctx.fillStyle = "#7a2438";
    ctx.arc(r * 0.42, r * 0.4, r * 0.3, 0, Math.PI);
    ctx.fill();
    ctx.stroke();
  }
}

function cross(ctx: CanvasRenderingContext2D, x: number, y: number, r: number) {
  ctx.beginPath();
  ctx.moveTo(x - r, y - r);
  ctx.lineTo(x + r, y + r);
  ctx.moveTo(x + r, y - r);
  ctx.lineTo(x - r, y + r);
  ctx.stroke();
}
