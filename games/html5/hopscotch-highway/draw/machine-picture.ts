import { clamp } from "#kit/ease.ts";

type Ctx = CanvasRenderingContext2D;

const INK = "#14231c";
const capsules = ["#ff7a8a", "#ffd35c", "#7fd4a8", "#6ab8f7", "#c79bff"] as const;
/** Where capsules lie in the glass, and the order of their colours. */
const heap = [
  [-17, -60],
  [0, -57],
  [17, -60],
  [-9, -72],
  [9, -72],
  [0, -84],
] as const;

/** Draws the prize machine, 60 wide and 106 high, with the middle of its foot at the origin. `turn` is how far its wheel is, 0 to 1. */
export function drawMachine(ctx: Ctx, turn: number, isEmpty: boolean): void {
  ctx.save();
  ctx.lineJoin = "round";
  ctx.lineWidth = 3;
  ctx.strokeStyle = INK;
  const isTurning = turn > 0 && turn < 1;
  if (isTurning) ctx.translate(Math.sin(turn * 60) * 1.6, 0);
  // Glass, with capsules in it.
  ctx.fillStyle = "rgb(226 244 255 / 0.9)";
  ctx.beginPath();
  ctx.roundRect(-29, -104, 58, 62, [26, 26, 4, 4]);
  ctx.fill();
  ctx.stroke();
  for (const [at, [x, y]] of isEmpty ? [] : heap.entries())
    drawCapsule(ctx, x, y + (isTurning ? hopOf(turn, at) : 0), 10, at);
  ctx.fillStyle = "rgb(255 255 255 / 0.75)";
  ctx.beginPath();
  ctx.roundRect(-22, -92, 6, 26, 3);
  ctx.fill();
  // Body, with the wheel and the flap.
  ctx.fillStyle = "#e5483f";
  ctx.beginPath();
  ctx.roundRect(-29, -46, 58, 46, [4, 4, 9, 9]);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = "#ffd35c";
  ctx.fillRect(-27.5, -45, 55, 6);
  ctx.fillStyle = INK;
  ctx.beginPath();
  ctx.roundRect(4, -26, 20, 19, 5);
  ctx.fill();
  if (turn > 0.6) drawCapsule(ctx, 14, -15 + 4 * clamp((turn - 0.6) * 4, 0, 1), 8, 1);
  ctx.save();
  ctx.translate(-13, -20);
  ctx.rotate(turn * Math.PI * 2);
  ctx.fillStyle = "#fff0b8";
  ctx.beginPath();
  ctx.arc(0, 0, 9, 0, 7);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = INK;
  ctx.fillRect(-7, -2, 14, 4);
  ctx.restore();
  ctx.restore();
}

const hopOf = (turn: number, at: number) => -Math.abs(Math.sin(turn * 18 + at * 1.7)) * 5;

function drawCapsule(ctx: Ctx, x: number, y: number, radius: number, at: number) {
  ctx.lineWidth = 2;
  ctx.fillStyle = "#ffffff";
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 7);
  ctx.fill();
  ctx.fillStyle = capsules[at % capsules.length] ?? capsules[0];
  ctx.beginPath();
  ctx.arc(x, y, radius, Math.PI, 0);
  ctx.fill();
  ctx.strokeStyle = INK;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 7);
  ctx.moveTo(x - radius, y);
  ctx.lineTo(x + radius, y);
  ctx.stroke();
  ctx.lineWidth = 3;
}

/** Draws rays around a prize. */
export function drawRays(ctx: Ctx, x: number, y: number, time: number): void {
  ctx.fillStyle = "rgb(255 211 92 / 0.5)";
  for (let i = 0; i < 10; i++) {
    const way = (i * Math.PI) / 5 + time / 50;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + Math.cos(way - 0.13) * 48, y + Math.sin(way - 0.13) * 48);
    ctx.lineTo(x + Math.cos(way + 0.13) * 48, y + Math.sin(way + 0.13) * 48);
    ctx.fill();
  }
}

/** Draws a coin of the street. */
export function drawCoin(ctx: Ctx, x: number, y: number, radius: number): void {
  for (const [color, size, shift] of [
    ["#c9861a", 1, 0.12],
    ["#ffd35c", 0.94, 0],
    ["#fff0b8", 0.5, 0],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.arc(x + shift * radius, y + shift * radius * 0.5, radius * size, 0, 7);
    ctx.fill();
  }
}
