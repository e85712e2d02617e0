import { type Runner, SHIELD_STEPS, type Spot, speedOf } from "#html5/borders/core/runner.ts";
import { drawHat } from "#kit/purse/draw-hat.ts";
import type { Hat } from "#kit/purse/hats.ts";
import { dot, shade, star } from "./paint.ts";

type Ctx = CanvasRenderingContext2D;

/** How far the figure will have come `alpha` of a step later. */
export function placeOf(runner: Runner, alpha: number): Spot {
  const by = speedOf(runner) * alpha;
  return { x: runner.x + Math.cos(runner.heading) * by, y: runner.y + Math.sin(runner.heading) * by };
}

/** The open line, in cells. */
export function drawLine(ctx: Ctx, { ink }: Runner, at: Spot, color: string, time: number): void {
  if (ink.length < 2) return;
  ctx.beginPath();
  ctx.moveTo(ink[0] ?? 0, ink[1] ?? 0);
  for (let i = 2; i < ink.length; i += 2) ctx.lineTo(ink[i] ?? 0, ink[i + 1] ?? 0);
  ctx.lineTo(at.x, at.y);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.globalAlpha = 0.55;
  ctx.strokeStyle = color;
  ctx.lineWidth = 1.25;
  ctx.stroke();
  ctx.globalAlpha = 0.9;
  ctx.lineWidth = 0.28;
  ctx.strokeStyle = shade(color, 0.55);
  ctx.setLineDash([0.9, 0.9]);
  ctx.lineDashOffset = -time * 0.05;
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.globalAlpha = 1;
}

/** A marble with eyes that look where it goes. */
export function drawFigure(
  ctx: Ctx,
  runner: Runner,
  at: Spot,
  color: string,
  look: { isLead: boolean; time: number; hat: Hat | undefined },
): void {
  const { heading, boost, shield, sinceClaim } = runner;
  const pop = 1 + Math.max(0, 1 - sinceClaim / 14) * 0.35;
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(pop, pop);
  ctx.fillStyle = "rgb(0 0 0 / 0.22)";
  dot(ctx, 0.1, 0.5, 1.15);
  if (boost > 0) drawSparkle(ctx, look.time);
  if (shield > 0) drawShield(ctx, shield, look.time);
  ctx.fillStyle = shade(color, -0.38);
  dot(ctx, 0, 0, 1.22);
  ctx.fillStyle = color;
  dot(ctx, 0, -0.08, 1.02);
  ctx.fillStyle = "rgb(255 255 255 / 0.28)";
  dot(ctx, -0.32, -0.48, 0.36);
  // Time is below zero at the start of a round that is longer than usual.
  drawEyes(ctx, heading, Math.abs(look.time + runner.id * 37) % 190 < 7);
  if (look.hat) drawHat(ctx, { x: 0, y: -0.95, size: 1.9 }, look.hat);
  if (look.isLead) {
    // Above the hat, where there is one.
    if (look.hat) ctx.translate(0, -1.7);
    drawCrown(ctx);
  }
  ctx.restore();
}

function drawEyes(ctx: Ctx, heading: number, isBlinking: boolean) {
  for (const side of [-0.62, 0.62]) {
    const x = Math.cos(heading + side) * 0.62;
    const y = Math.sin(heading + side) * 0.62 - 0.1;
    ctx.fillStyle = "#fff";
    ctx.beginPath();
    ctx.ellipse(x, y, 0.36, isBlinking ? 0.07 : 0.4, 0, 0, Math.PI * 2);
    ctx.fill();
    if (isBlinking) continue;
    ctx.fillStyle = "#1a1a22";
    dot(ctx, x + Math.cos(heading) * 0.14, y + Math.sin(heading) * 0.14, 0.2);
  }
}

function drawCrown(ctx: Ctx) {
  ctx.fillStyle = "#ffce3a";
  ctx.strokeStyle = "#8a6410";
  ctx.lineWidth = 0.12;
  ctx.lineJoin = "round";
  ctx.beginPath();
  for (const [x, y] of [
    [-0.8, -1],
    [-0.95, -2],
    [-0.4, -1.5],
    [0, -2.2],
    [0.4, -1.5],
    [0.95, -2],
    [0.8, -1],
  ] as const) {
    ctx.lineTo(x, y);
  }
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

/** A bubble around the figure; its rim runs out with the shield. */
function drawShield(ctx: Ctx, shield: number, time: number) {
  ctx.fillStyle = `rgb(190 235 255 / ${0.28 + Math.sin(time / 10) * 0.08})`;
  dot(ctx, 0, 0, 2.1);
  ctx.strokeStyle = "#ffffff";
  ctx.lineWidth = 0.3;
  ctx.beginPath();
  ctx.arc(0, 0, 2.1, -Math.PI / 2, -Math.PI / 2 + (shield / SHIELD_STEPS) * Math.PI * 2);
  ctx.stroke();
}

function drawSparkle(ctx: Ctx, time: number) {
  ctx.fillStyle = "#fff3a6";
  for (let i = 0; i < 5; i++) {
    const angle = time / 9 + (i * Math.PI * 2) / 5;
    star(ctx, Math.cos(angle) * 1.8, Math.sin(angle) * 1.8, 0.34);
  }
}

export function drawSpark(ctx: Ctx, { x, y }: Spot, time: number): void {
  const size = 1.15 + Math.sin(time / 12 + x) * 0.15;
  ctx.fillStyle = "rgb(255 214 64 / 0.3)";
  dot(ctx, x, y, size * 1.5);
  ctx.fillStyle = "#a86f00";
  star(ctx, x, y + 0.16, size);
  ctx.fillStyle = "#ffd640";
  star(ctx, x, y, size);
}
