import { GOLD, INK, PAPER } from "#html5/ringout/draw/colours.ts";
import { drawPortrait } from "#html5/ringout/draw/figure.ts";
import { headwearOf } from "#html5/ringout/draw/headwear.ts";
import { card, drawStars } from "#html5/ringout/draw/panel.ts";
import { ladder, rungAt } from "#html5/ringout/show/ladder.ts";
import type { Outcome } from "#html5/ringout/show/outcome.ts";
import type { Show } from "#html5/ringout/show/show.ts";
import { t } from "#html5/ringout/words.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeOut } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";
import { drawEarned } from "#kit/purse/draw-earned.ts";
import { colorOfSeat } from "#kit/together/seat-colors.ts";
import { heading } from "./hud.ts";

const middle = { align: "center", baseline: "middle" } as const;

export function drawResult(view: View, show: Show, outcome: Outcome, coins: number): void {
  const { bout, isWon } = outcome;
  const drop = (1 - easeOut(clamp(show.age / 18, 0, 1))) * -40;
  const title = titleOf(outcome);
  drawText(view, title, 480, 72 + drop, {
    ...heading,
    size: sizeWithin(view, title, 60, 900),
    color: isWon || bout.kind !== "ladder" ? GOLD : PAPER,
  });
  drawPodium(view, show, outcome);
  if (bout.kind === "ladder" && isWon) drawStars(view.ctx, 480, 138, outcome.stars, 26, show.age);
  drawText(view, lineOf(show, outcome), 480, 396, {
    ...heading,
    size: 22,
    width: 860,
    color: outcome.gifts.length > 0 ? "#8df0a5" : PAPER,
  });
  drawEarned(view, coins, { x: 770, y: 140, size: 26, age: show.age });
  show.labels.forEach((label, at) => {
    const cell = card(view, show.menu, at, show.age);
    drawText(view, label, cell.x + cell.width / 2, cell.y + cell.height / 2, {
      ...middle,
      size: 26,
      color: INK,
    });
  });
}

function titleOf({ bout, card: { corners }, ranking, isWon, ringOuts }: Outcome): string {
  if (bout.kind === "endless") return t("result.ringOuts", { count: ringOuts });
  const winner = corners[ranking[0] ?? 0]?.name ?? t("result.nobody");
  if (bout.kind === "versus") return t("result.wins", { name: winner });
  if (!isWon) return t("result.loss", { name: t(`rung.${rungAt(bout.rung).name}`) });
  return bout.rung === ladder.length - 1 ? t("result.king") : t("result.win");
}

function lineOf({ career }: Show, { bout, isWon, isRecord, gifts, stars, ringOuts }: Outcome): string {
  const [gift] = gifts;
  if (gift) return t("result.gift", { hat: t(`hat.${gift}`) });
  if (bout.kind === "endless")
    return isRecord
      ? t("result.record")
      : t("menu.best", { best: written(Math.max(career.endless, ringOuts)) });
  if (bout.kind === "versus") return t("result.versus");
  if (!isWon) return t("hud.quote", { words: t(`boast.${rungAt(bout.rung).name}`) });
  return stars < 3 ? t("result.threeStars") : t("result.perfect");
}

/** Everybody who was there, best first; the first one dances. */
function drawPodium(view: View, { age }: Show, { ranking, card: { plan, corners } }: Outcome) {
  const { ctx } = view;
  const gap = 150;
  ranking.forEach((seat, place) => {
    const corner = corners[seat];
    const entrant = plan.entrants[seat];
    if (!corner || !entrant) return;
    const x = 480 + (place - (ranking.length - 1) / 2) * gap;
    const high = 78 - place * 16;
    ctx.fillStyle = colorOfSeat(seat);
    ctx.beginPath();
    ctx.roundRect(x - 52, 356 - high, 104, high, [10, 10, 0, 0]);
    ctx.fill();
    drawText(view, written(place + 1), x, 374 - high, { ...middle, size: 26, color: INK });
    if (high > 45) drawText(view, corner.name, x, 342, { ...middle, size: 15, color: INK, width: 100 });
    ctx.save();
    ctx.translate(x, 356 - high);
    const mood = place === 0 ? "happy" : "dizzy";
    drawPortrait(
      ctx,
      entrant.kind,
      { seat, hat: headwearOf(corner), zoom: 1.3, facing: x > 480 ? -1 : 1, mood },
      age,
    );
    ctx.restore();
  });
}
