import { palette } from "#kit/draw/palette.ts";
import { drawText, readableSize, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { ink } from "./colours.ts";

/** A coin and a number; gives nothing where there is none. */
export type CoinStyle = { size: number; align: "left" | "center" | "right"; color?: string };

export function drawCoins(view: View, text: string, x: number, y: number, style: CoinStyle): void {
  const { ctx } = view;
  const { size, align, color = palette.yellow } = style;
  const radius = readableSize(view, size) * 0.46;
  const width = radius * 2.6 + textWidth(view, text, { size });
  const left = align === "left" ? x : align === "right" ? x - width : x - width / 2;
  drawCoin(ctx, left + radius, y, radius);
  drawText(view, text, left + radius * 2.6, y, { size, baseline: "middle", outline: ink, color });
}

function drawCoin(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fillStyle = "#f0b429";
  ctx.fill();
  ctx.strokeStyle = "#6b430a";
  ctx.lineWidth = radius * 0.22;
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(x, y, radius * 0.64, 0, Math.PI * 2);
  ctx.fillStyle = "#ffd95e";
  ctx.fill();
  ctx.beginPath();
  ctx.arc(x - radius * 0.25, y - radius * 0.25, radius * 0.2, 0, Math.PI * 2);
  ctx.fillStyle = "rgb(255 255 255 / 0.85)";
  ctx.fill();
}
