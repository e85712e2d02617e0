import type { Ball } from "#html5/hoop-shift/core/ball.ts";
import { BALL, BOARD, RIM } from "#html5/hoop-shift/core/court.ts";
import type { Ctx } from "./limbs.ts";
import { INK } from "./looks.ts";

const ROWS = 5;
const STRANDS = 9;
const LENGTH = 52;
const TILT = 6;

/** The net as two springs: one for its length, one for its swing; and the rim bends a little. */
export class Net {
  stretch = 0;
  sway = 0;
  bend = 0;
  private stretching = 0;
  private swaying = 0;

  kick(down: number, side: number): void {
    this.stretching += down;
    this.swaying += side;
  }

  step(): void {
    this.stretching += -this.stretch * 0.16 - this.stretching * 0.13;
    this.swaying += -this.sway * 0.08 - this.swaying * 0.07;
    this.stretch += this.stretching;
    this.sway += this.swaying;
    this.bend *= 0.86;
  }
}

export function drawHoopBehind(ctx: Ctx, net: Net, accent: string): void {
  ctx.lineCap = "round";
  for (const [width, color] of [
    [18, INK],
    [13, "#5b6478"],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(926, 6);
    ctx.lineTo(926, -254);
    ctx.quadraticCurveTo(924, -276, 900, -276);
    ctx.lineTo(868, -276);
    ctx.stroke();
  }
  // The padding that keeps knees whole.
  ctx.fillStyle = accent;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.roundRect(912, -96, 28, 100, 9);
  ctx.fill();
  ctx.stroke();
  drawBoard(ctx, accent);
  drawRim(ctx, net, "back");
}

function drawBoard(ctx: Ctx, accent: string) {
  const trace = (inset: number) => {
    ctx.beginPath();
    ctx.moveTo(BOARD.x - 4 + inset * 0.2, -BOARD.low + 6 - inset);
    ctx.lineTo(BOARD.x - 4 + inset * 0.2, -BOARD.high - 4 + inset);
    ctx.lineTo(BOARD.x + 16 - inset * 0.4, -BOARD.high - 18 + inset);
    ctx.lineTo(BOARD.x + 16 - inset * 0.4, -BOARD.low - 8 - inset);
    ctx.closePath();
  };
  trace(0);
  ctx.fillStyle = "#f6f8ff";
  ctx.strokeStyle = INK;
  ctx.lineWidth = 3;
  ctx.lineJoin = "round";
  ctx.fill();
  ctx.stroke();
  ctx.strokeStyle = accent;
  ctx.lineWidth = 2.5;
  trace(9);
  ctx.stroke();
}

/** Seen a little from above, so that the ball goes in between its two halves. */
function drawRim(ctx: Ctx, net: Net, half: "back" | "front") {
  const y = -RIM.y + net.bend;
  const isBack = half === "back";
  for (const [width, color] of [
    [8.5, INK],
    [5, "#ff5a36"],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.ellipse(RIM.x, y, (RIM.back - RIM.front) / 2, TILT, 0, isBack ? Math.PI : 0, isBack ? 0 : Math.PI);
    if (isBack) ctx.lineTo(BOARD.x - 4, -RIM.y);
    ctx.stroke();
  }
}

export function drawHoopFront(ctx: Ctx, net: Net, balls: readonly Ball[]): void {
  const inside = balls.find((ball) => ball.net > 0 && ball.y < RIM.y + BALL);
  const length = LENGTH * Math.max(0.45, 1 + net.stretch);
  const spot = (strand: number, row: number) => {
    const down = row / ROWS;
    const y = RIM.y - length * down;
    const bulge = inside ? Math.max(0, 1 - Math.abs(inside.y - y) / 20) * 7 : 0;
    const half = 25 * (1 - 0.4 * down) + bulge * (row > 0 ? 1 : 0);
    const round = Math.sin((strand / (STRANDS - 1)) * Math.PI) * TILT * (1 - down * 0.5);
    const x = RIM.x + half * ((strand / (STRANDS - 1)) * 2 - 1) + net.sway * down * down * 30;
    return { x, y: -y + net.bend + round };
  };
  ctx.lineWidth = 2.2;
  ctx.strokeStyle = "#ffffff";
  ctx.beginPath();
  for (let row = 0; row < ROWS; row++) {
    for (let strand = 0; strand < STRANDS; strand++) {
      const from = spot(strand, row);
      for (const next of [strand - 1, strand + 1]) {
        if (next < 0 || next >= STRANDS || (strand + row) % 2) continue;
        const to = spot(next, row + 1);
        ctx.moveTo(from.x, from.y);
        ctx.lineTo(to.x, to.y);
      }
    }
  }
  ctx.stroke();
  drawRim(ctx, net, "front");
}

export type BallPaint = { color: string; seam: string };
export const paints = {
  plain: { color: "#f08a3c", seam: "#6b2f12" },
  money: { color: "#ffd84a", seam: "#c2367a" },
  gold: { color: "#ffd23f", seam: "#8a5a00" },
} as const satisfies Record<string, BallPaint>;

export function drawBall(ctx: Ctx, ball: Ball, paint: BallPaint, squash = 0): void {
  ctx.save();
  ctx.translate(ball.x, -ball.y);
  ctx.scale(1 + squash * 0.35, 1 - squash * 0.35);
  ctx.rotate(ball.turn);
  ctx.fillStyle = paint.color;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2.6;
  ctx.beginPath();
  ctx.arc(0, 0, BALL, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.strokeStyle = paint.seam;
  ctx.lineWidth = 1.8;
  ctx.beginPath();
  ctx.moveTo(-BALL + 1, 0);
  ctx.lineTo(BALL - 1, 0);
  ctx.moveTo(0, -BALL + 1);
  ctx.lineTo(0, BALL - 1);
  ctx.arc(-BALL * 1.25, 0, BALL, -0.85, 0.85);
  ctx.moveTo(BALL * 0.6, BALL * 0.75);
  ctx.arc(BALL * 1.25, 0, BALL, Math.PI - 0.85, Math.PI + 0.85);
  ctx.stroke();
  ctx.restore();
}
