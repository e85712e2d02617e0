import { type AnimalId, animals } from "#html5/hopscotch-highway/core/animals.ts";
import type { Fate } from "#html5/hopscotch-highway/core/crossing.ts";
import type { Era } from "#html5/hopscotch-highway/core/eras.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack, easeOut } from "#kit/ease.ts";

const outline = "rgb(12 18 34 / 0.62)";
const BANNER = 190;

export type Banner = { title: string; hint: string; age: number };

export const eraBanner = ({ title, hint }: Era): Banner => ({ title, hint, age: 0 });
export const friendBanner = (id: AnimalId): Banner => ({
  title: "New friend!",
  hint: `${animals[id].name} joins you`,
  age: 0,
});

type Counts = { score: number; best: number | undefined; coins: number; pop: number };

/** What is counted: rows and the player's best at the left, coins at the right. */
export function drawCounts(view: View, counts: Counts) {
  const { ctx } = view;
  const { score, best, coins, pop } = counts;
  drawText(view, `${score}`, 22, 14, { size: 52 * (1 + pop * 0.18), weight: 900, outline });
  if (best !== undefined) drawText(view, `Best ${best}`, 24, 82, { size: 20, outline, color: palette.chalk });
  drawText(view, `${coins}`, view.width - 58, 18, { size: 34, weight: 900, align: "right", outline });
  ctx.fillStyle = "#c9861a";
  ctx.beginPath();
  ctx.arc(view.width - 33, 38, 16, 0, 7);
  ctx.fill();
  ctx.fillStyle = palette.yellow;
  ctx.beginPath();
  ctx.arc(view.width - 35, 37, 15, 0, 7);
  ctx.fill();
  ctx.fillStyle = "#fff0b8";
  ctx.beginPath();
  ctx.arc(view.width - 35, 37, 8, 0, 7);
  ctx.fill();
}

export function drawBanner(view: View, { title, hint, age }: Banner): void {
  if (age >= BANNER) return;
  const { ctx } = view;
  ctx.save();
  ctx.globalAlpha = clamp(Math.min(age / 12, (BANNER - age) / 25), 0, 1);
  const size = 50 * easeBack(clamp(0.5 + age / 30, 0, 1));
  const top = view.height * 0.14;
  const style = { align: "center", outline } as const;
  drawText(view, title, view.width / 2, top, { ...style, size, weight: 900 });
  drawText(view, hint, view.width / 2, top + 66, { ...style, size: 24, color: palette.mint });
  ctx.restore();
}

/** A word that rises from a spot and fades. */
export type Popup = { text: string; x: number; y: number; age: number };

export function drawPopups(view: View, popups: readonly Popup[]): void {
  for (const { text, x, y, age } of popups) {
    view.ctx.globalAlpha = clamp((46 - age) / 16, 0, 1);
    const style = { size: 24, weight: 900, align: "center", color: palette.yellow, outline } as const;
    drawText(view, text, x, y - 70 - easeOut(clamp(age / 46, 0, 1)) * 36, style);
  }
  view.ctx.globalAlpha = 1;
}

const farewells: Record<Fate, readonly [string, ...string[]]> = {
  squashed: ["Flat as a pancake", "That one had the right of way", "Look left, look right, look flat"],
  flung: ["The express never waits", "Red lights mean stop", "Next stop: the moon"],
  splashed: ["Should have packed a towel", "The water is lovely, apparently", "Logs only, please"],
  erased: ["Wiped off the board", "Too slow: the eraser is never tired", "Nothing left but chalk dust"],
};

export function farewellWords(fate: Fate, number: number): string {
  const list = farewells[fate];
  return list[number % list.length] ?? list[0];
}
