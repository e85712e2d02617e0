import type { Hand } from "#html5/chess/match/hand.ts";
import { allSquares, fileOf, isLight, rankOf } from "#html5/chess/rules/squares.ts";
import { displayFont } from "#kit/draw/font.ts";
import type { Theme } from "./themes.ts";

/** Where the board lies in the frame, in CSS pixels. */
export type Area = { left: number; top: number; size: number };

/** Table, edge, squares and coordinates. They change seldom, so they are drawn once and kept as a picture. */
export class BoardSquares {
  private readonly canvas = document.createElement("canvas");
  private drawn = "";

  picture(
    area: Area,
    theme: Theme,
    isFlipped: boolean,
    width: number,
    height: number,
    ratio: number,
  ): HTMLCanvasElement {
    const wanted = JSON.stringify([area, theme.id, isFlipped, width, height, ratio]);
    if (wanted === this.drawn) return this.canvas;
    this.drawn = wanted;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    const ctx = this.canvas.getContext("2d");
    if (!ctx) return this.canvas;
    ctx.scale(ratio, ratio);
    drawTable(ctx, area, theme, width, height);
    drawSquares(ctx, area, theme, isFlipped);
    return this.canvas;
  }
}

function drawTable(
  ctx: CanvasRenderingContext2D,
  { left, top, size }: Area,
  theme: Theme,
  width: number,
  height: number,
) {
  ctx.fillStyle = theme.table;
  ctx.fillRect(0, 0, width, height);
  const glow = ctx.createRadialGradient(
    left + size / 2,
    top + size / 2,
    size * 0.3,
    left + size / 2,
    top + size / 2,
    size * 1.2,
  );
  glow.addColorStop(0, "rgba(255, 244, 214, 0.16)");
  glow.addColorStop(1, "rgba(0, 0, 0, 0.25)");
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  const rim = Math.max(3, size * 0.014);
  ctx.fillStyle = "rgba(0, 0, 0, 0.35)";
  ctx.beginPath();
  ctx.roundRect(left - rim, top - rim + rim * 0.8, size + rim * 2, size + rim * 2, rim * 1.5);
  ctx.fill();
  ctx.fillStyle = theme.edge;
  ctx.beginPath();
  ctx.roundRect(left - rim, top - rim, size + rim * 2, size + rim * 2, rim * 1.5);
  ctx.fill();
}

function drawSquares(
  ctx: CanvasRenderingContext2D,
  { left, top, size }: Area,
  theme: Theme,
  isFlipped: boolean,
) {
  const side = size / 8;
  const text = Math.max(8, side * 0.17);
  ctx.font = displayFont(text);
  for (const square of allSquares) {
    const column = isFlipped ? 7 - fileOf(square) : fileOf(square);
    const row = isFlipped ? rankOf(square) : 7 - rankOf(square);
    const x = left + column * side;
    const y = top + row * side;
    ctx.fillStyle = isLight(square) ? theme.light : theme.dark;
    ctx.fillRect(x, y, side + 0.5, side + 0.5);
    ctx.fillStyle = isLight(square) ? theme.dark : theme.light;
    ctx.textBaseline = "top";
    ctx.textAlign = "left";
    if (column === 0) ctx.fillText(String(rankOf(square) + 1), x + side * 0.05, y + side * 0.05);
    ctx.textBaseline = "bottom";
    ctx.textAlign = "right";
    if (row === 7) ctx.fillText("abcdefgh".charAt(fileOf(square)), x + side * 0.95, y + side * 0.97);
  }
}

/** The centre of a square in CSS pixels. */
export function centreOf(hand: Hand, square: number, { left, top, size }: Area): { x: number; y: number } {
  const { x, y } = hand.cornerOf(square);
  return { x: left + ((x + 0.5) * size) / 8, y: top + ((y + 0.5) * size) / 8 };
}
