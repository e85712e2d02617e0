import type { AnimalId } from "#html5/hopscotch-highway/core/animals.ts";
import type { Fate } from "#html5/hopscotch-highway/core/crossing.ts";
import type { Era } from "#html5/hopscotch-highway/core/eras.ts";
import { t } from "#html5/hopscotch-highway/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack, easeOut } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";
import { drawCoin } from "./machine-picture.ts";

const outline = "rgb(12 18 34 / 0.62)";
const BANNER = 190;

export type Banner = { title: string; hint: string; age: number };

export const eraBanner = ({ name, turn = 0 }: Era): Banner => ({
  title: t(`era.${name}`, { turn }),
  hint: t(`eraHint.${name}`),
  age: 0,
});
export const friendBanner = (id: AnimalId): Banner => ({
  title: t("friend.title"),
  hint: t("friend.hint", { animal: t(`animal.${id}`) }),
  age: 0,
});

type Counts = { score: number; best: number | undefined; coins: number; pop: number };

/** What is counted: rows and the player's best at the left, coins at the right. */
export function drawCounts(view: View, counts: Counts) {
  const { ctx } = view;
  const { score, best, coins, pop } = counts;
  drawText(view, written(score), 22, 14, { size: 52 * (1 + pop * 0.18), outline });
  if (best !== undefined)
    drawText(view, t("hud.best", { best: written(best) }), 24, 82, {
      size: 20,
      outline,
      color: palette.chalk,
    });
  drawText(view, written(coins), view.width - 58, 18, { size: 34, align: "right", outline });
  drawCoin(ctx, view.width - 35, 37, 16);
}

export function drawBanner(view: View, { title, hint, age }: Banner): void {
  if (age >= BANNER) return;
  const { ctx } = view;
  ctx.save();
  ctx.globalAlpha = clamp(Math.min(age / 12, (BANNER - age) / 25), 0, 1);
  const size = 50 * easeBack(clamp(0.5 + age / 30, 0, 1));
  const top = view.height * 0.14;
  const style = { align: "center", outline } as const;
  const room = view.width * 0.94;
  drawText(view, title, view.width / 2, top, { ...style, size: sizeWithin(view, title, size, room) });
  const hintSize = sizeWithin(view, hint, 24, room);
  drawText(view, hint, view.width / 2, top + 66, { ...style, size: hintSize, color: palette.mint });
  ctx.restore();
}

/** A word that rises from a spot and fades. */
export type Popup = { text: string; x: number; y: number; age: number };

export function drawPopups(view: View, popups: readonly Popup[]): void {
  for (const { text, x, y, age } of popups) {
    view.ctx.globalAlpha = clamp((46 - age) / 16, 0, 1);
    const style = { size: 24, align: "center", color: palette.yellow, outline, floats: true } as const;
    drawText(view, text, x, y - 70 - easeOut(clamp(age / 46, 0, 1)) * 36, style);
  }
  view.ctx.globalAlpha = 1;
}

const turns = [1, 2, 3] as const;

/** What the result says of the end, each time in other words. */
export function farewellWords(fate: Fate, number: number): string {
  return t(`farewell.${fate}${turns[number % turns.length] ?? 1}`);
}
