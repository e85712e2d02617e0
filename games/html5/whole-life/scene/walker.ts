import { clamp } from "#kit/ease.ts";

/** You, at any age: crawling, with a school bag, grown, and with a stick at last. `beat` moves the legs. */
export function drawWalker(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  age: number,
  beat: number,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  if (age < 2) drawBaby(ctx, beat);
  else drawPerson(ctx, age, beat);
  ctx.restore();
}

const SKIN = "#c98d62";
const OUTLINE = "#2b2233";

function drawBaby(ctx: CanvasRenderingContext2D, beat: number) {
  const wobble = Math.sin(beat * 0.35) * 1.2;
  shape(ctx, "#ffd35c", () => ctx.ellipse(-2, -6, 9, 5.5, -0.12, 0, Math.PI * 2));
  shape(ctx, SKIN, () => ctx.arc(8, -11 + wobble * 0.4, 6, 0, Math.PI * 2));
  limb(ctx, 3, -4, 6 + wobble, 0);
  limb(ctx, -7, -4, -8 - wobble, 0);
  eye(ctx, 10.5, -11.5 + wobble * 0.4);
}

function drawPerson(ctx: CanvasRenderingContext2D, age: number, beat: number) {
  const growth = clamp((age - 2) / 15, 0, 1);
  const size = 0.62 + growth * 0.55 - clamp((age - 65) / 30, 0, 1) * 0.12;
  ctx.scale(size, size);
  const swing = Math.sin(beat * 0.3) * 6;
  const stoop = clamp((age - 62) / 30, 0, 1) * 5;
  const coat = age < 13 ? "#ff6b5e" : age < 19 ? "#5b8def" : age < 63 ? "#2f8f7b" : "#a0628f";
  limb(ctx, 0, -14, -swing * 0.7, 0);
  limb(ctx, 0, -14, swing * 0.7, 0);
  if (age >= 5 && age < 18) shape(ctx, "#ffc145", () => ctx.roundRect(-11, -30, 8, 14, 3));
  shape(ctx, coat, () => ctx.roundRect(-6 + stoop * 0.3, -32, 12, 20, 5));
  limb(ctx, stoop * 0.5, -27, 7 + swing * 0.5, -17);
  if (age >= 72) {
    ctx.lineWidth = 2;
    ctx.strokeStyle = "#5a4636";
    ctx.beginPath();
    ctx.moveTo(9 + swing * 0.4, -18);
    ctx.lineTo(12 + swing * 0.3, 0);
    ctx.stroke();
  }
  const headX = 1 + stoop;
  const head = -39 + stoop * 0.5;
  shape(ctx, SKIN, () => ctx.arc(headX, head, 7.5, 0, Math.PI * 2));
  const hair = age < 55 ? "#4a2f27" : "#e9e6ee";
  shape(ctx, hair, () => ctx.arc(headX - 1, head - 2.5, 7.4, Math.PI * 0.95, Math.PI * 1.95));
  eye(ctx, headX + 4, head + 0.5);
}

function shape(ctx: CanvasRenderingContext2D, colour: string, path: () => void) {
  ctx.beginPath();
  path();
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.strokeStyle = OUTLINE;
  ctx.lineWidth = 1.4;
  ctx.stroke();
}

function limb(ctx: CanvasRenderingContext2D, fromX: number, fromY: number, toX: number, toY: number) {
  ctx.strokeStyle = OUTLINE;
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(fromX, fromY);
  ctx.lineTo(toX, toY);
  ctx.stroke();
}

function eye(ctx: CanvasRenderingContext2D, x: number, y: number) {
  ctx.fillStyle = OUTLINE;
  ctx.beginPath();
  ctx.arc(x, y, 1.1, 0, Math.PI * 2);
  ctx.fill();
}
