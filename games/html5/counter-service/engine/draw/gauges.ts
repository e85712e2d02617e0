import type { Level } from "#html5/counter-service/engine/core/pantry.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import { type Ctx, disc, poly, slab } from "./shapes.ts";

const INK = "#2b1f26";
const zones: readonly [number, string][] = [
  [0.3, "#f4d8c4"],
  [0.55, "#f2c14e"],
  [0.77, "#e9953a"],
  [1, "#b5602c"],
  [1.3, "#3a2a2a"],
];
const FULL = 1.3;

/** How far one side is, with a tooth for every level that the kitchen knows; the wished one is marked. */
export function drawDoneness(
  ctx: Ctx,
  at: { x: number; y: number; width: number },
  value: number,
  levels: readonly Level[],
  wanted: number | undefined,
  isActive: boolean,
): void {
  const height = isActive ? 12 : 5;
  const xOf = (part: number) => at.x + (clamp(part, 0, FULL) / FULL) * at.width;
  slab(ctx, at.x - 2, at.y - 2, at.width + 4, height + 4, 5, INK);
  let from = 0;
  for (const [to, color] of zones) {
    ctx.fillStyle = color;
    ctx.fillRect(xOf(from), at.y, xOf(to) - xOf(from), height);
    from = to;
  }
  for (const { at: level } of levels) {
    ctx.fillStyle = INK;
    ctx.fillRect(xOf(level) - 1, at.y, 2, height);
  }
  if (wanted !== undefined) {
    ctx.strokeStyle = "#ffffff";
    ctx.lineWidth = 2.5;
    ctx.strokeRect(xOf(wanted - 0.06), at.y - 1, xOf(wanted + 0.06) - xOf(wanted - 0.06), height + 2);
  }
  if (!isActive) {
    disc(ctx, xOf(value), at.y + height / 2, 4, "#ffffff", INK);
    return;
  }
  const x = xOf(value);
  poly(ctx, [x, at.y + height - 1, x - 7, at.y + height + 10, x + 7, at.y + height + 10], "#ffffff", INK);
}

/** A standing glass that fills while something is poured; the line is where the order wants it. */
export function drawPour(
  ctx: Ctx,
  at: { x: number; y: number; height: number },
  amount: number,
  wanted: number | undefined,
  color: string,
): void {
  slab(ctx, at.x - 8, at.y, 16, at.height, 7, "rgb(20 14 18 / 0.75)", INK);
  const top = at.y + 3 + (at.height - 6) * (1 - amount);
  slab(ctx, at.x - 5, top, 10, at.y + at.height - 3 - top, 4, color);
  if (wanted === undefined) return;
  const y = at.y + 3 + (at.height - 6) * (1 - wanted);
  const isMet = Math.abs(amount - wanted) < 0.08;
  slab(ctx, at.x - 15, y - 3, 30, 6, 3, isMet ? "#7be08a" : "#ffffff", INK);
}

/** A little, some, a lot: one to three drops. */
export function drawPips(ctx: Ctx, x: number, y: number, amount: number, color: string): void {
  const count = amount < 0.5 ? 1 : amount < 0.75 ? 2 : 3;
  for (let i = 0; i < 3; i++) disc(ctx, x + i * 20, y, 7.5, i < count ? color : "rgb(0 0 0 / 0.14)", INK);
}

/** The word for a doneness on a pill of its colour. */
export function drawLevel(view: View, x: number, y: number, at: number, levels: readonly Level[]): void {
  const word = levels.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]?.word ?? "";
  const color = zones.find(([to]) => at <= to)?.[1] ?? INK;
  slab(view.ctx, x - 45, y - 13, 90, 26, 13, color, INK);
  drawText(view, word, x, y + 1, {
    size: 18,
    align: "center",
    baseline: "middle",
    color: at > 0.8 ? "#fff6e8" : INK,
  });
}
