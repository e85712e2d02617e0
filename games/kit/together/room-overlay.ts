import { palette } from "#kit/draw/palette.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { t } from "#kit/language/kit-words.ts";
import { written } from "#kit/language/translate.ts";
import type { Sitter } from "./room-link.ts";
import { colorOfSeat } from "./seat-colors.ts";

const outline = "rgba(8, 16, 12, 0.8)";

/** Draws what is waited for before the first step: the others, then the count to it. */
export function drawCountdown(view: View, steps: number | undefined): void {
  const text = steps === undefined ? t("kit.waiting") : written(Math.max(1, Math.ceil(steps / 30)));
  const size = steps === undefined ? 32 : 96;
  const style = {
    size,
    align: "center",
    baseline: "middle",
    outline,
    color: palette.chalk,
  } as const;
  drawText(view, text, view.width / 2, view.height * 0.4, style);
}

/** Seats in the order of their scores, best first, those of equal score in one place. */
export function standings(scores: readonly number[]): { readonly seat: number; readonly place: number }[] {
  return scores
    .map((score, seat) => ({ seat, place: 1 + scores.filter((other) => other > score).length }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat);
}

/** Draws the result: who won, and the others behind. */
export function drawStandings(
  view: View,
  seats: readonly (Sitter | undefined)[],
  scores: readonly number[],
  hasComputers: boolean,
): void {
  const { ctx, width, height } = view;
  ctx.fillStyle = "rgba(12, 22, 17, 0.6)";
  ctx.fillRect(-width, -height, width * 3, height * 3);
  const isTaken = (seat: number) => hasComputers || seats[seat] !== undefined;
  const order = standings(
    scores.map((score, seat) => (isTaken(seat) ? score : Number.NEGATIVE_INFINITY)),
  ).filter(({ seat }) => isTaken(seat));
  const winners = order.filter(({ place }) => place === 1);
  const nameOf = (seat: number) =>
    seats[seat]?.isYou ? t("kit.you") : (seats[seat]?.name ?? t("kit.computer"));
  const [winner] = winners;
  const isYours = winner !== undefined && seats[winner.seat]?.isYou === true;
  const wins = isYours ? t("kit.youWin") : t("kit.wins", { name: nameOf(winner?.seat ?? 0) });
  const title = winners.length > 1 ? t("kit.draw") : wins;
  let y = height * 0.2;
  y +=
    drawText(view, title, width / 2, y, {
      size: 56,
      align: "center",
      outline,
      width: width * 0.9,
    }) + 24;
  for (const { seat, place } of order)
    y +=
      drawText(view, `${written(place)}.  ${nameOf(seat)}`, width / 2, y, {
        size: 26,
        align: "center",
        outline,
        color: colorOfSeat(seat),
      }) + 8;
}
