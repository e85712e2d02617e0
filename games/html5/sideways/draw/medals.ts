import { medals } from "#html5/sideways/core/tracks.ts";
import { t } from "#html5/sideways/words.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { written } from "#kit/language/translate.ts";

const colours = ["rgb(255 255 255 / 0.16)", "#d98a4e", "#d5dde6", "#ffd24a"] as const;

/** What the medal after this many is called; undefined after gold. */
export function nextMedalName(medal: number): string | undefined {
  const next = medals[medal];
  return next && t(`medal.${next}`);
}

export const medalColour = (medal: number) => colours[medal] ?? colours[0];

/** A disc with a star cut into it; an empty ring for none. */
export function drawMedal(view: View, x: number, y: number, radius: number, medal: number): void {
  const { ctx } = view;
  ctx.fillStyle = medalColour(medal);
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
  if (medal === 0) return;
  ctx.fillStyle = "rgb(60 30 10 / 0.6)";
  drawStar(view, x, y, radius * 0.62);
}

/** A coin of the purse. */
export function drawCoin({ ctx }: View, x: number, y: number, radius: number): void {
  for (const [color, share] of [
    ["#6b430a", 1.1],
    ["#f0b429", 0.9],
    ["#ffd95e", 0.6],
  ] as const) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.arc(x, y, radius * share, 0, Math.PI * 2);
    ctx.fill();
  }
}

export function drawStar({ ctx }: View, x: number, y: number, radius: number): void {
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const at = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const reach = i % 2 ? radius * 0.45 : radius;
    ctx.lineTo(x + Math.cos(at) * reach, y + Math.sin(at) * reach);
  }
  ctx.fill();
}

/** A star and a number, for prices and sums. Gives nothing; hangs from its top left. */
export function drawStars(
  view: View,
  count: string,
  x: number,
  y: number,
  size: number,
  color: string,
): void {
  view.ctx.fillStyle = color;
  drawStar(view, x + size * 0.5, y + size * 0.55, size * 0.52);
  drawText(view, count, x + size * 1.25, y, { size, color });
}

export function timeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const left = seconds - minutes * 60;
  const rest = written(left, 2);
  // Rounding may lift 9.996 to ten.
  const pad = left < 9.995 ? written(0) : "";
  return minutes > 0 ? `${written(minutes)}:${pad}${rest}` : rest;
}
