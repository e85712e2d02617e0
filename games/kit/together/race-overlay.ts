import { palette } from "#kit/draw/palette.ts";
import { drawText, readableSize } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { t } from "#kit/language/kit-words.ts";
import { written } from "#kit/language/translate.ts";
import type { Sitter } from "./room-link.ts";
import { standings } from "./room-overlay.ts";
import { colorOfSeat } from "./seat-colors.ts";

const outline = "rgba(8, 16, 12, 0.75)";
const SIZE = 18;
const LONGEST_NAME = 16;

type Places = {
  readonly scores: readonly number[];
  readonly isRunning: (seat: number) => boolean;
  readonly top: number;
};

/** Draws who is in which place at the right edge, below what games show there. Racers who are out are dim. */
export function drawPlaces(
  view: View,
  seats: readonly (Sitter | undefined)[],
  { scores, isRunning, top }: Places,
): void {
  const { ctx } = view;
  const line = readableSize(view, SIZE) * 1.4;
  // What games show above it takes more room in a small frame, too.
  const growth = readableSize(view, SIZE) / SIZE;
  const first = top * growth + (growth - 1) * 2 * line;
  const taken = scores.map((score, seat) => (seats[seat] ? score : Number.NEGATIVE_INFINITY));
  const racers = standings(taken).filter(({ seat }) => seats[seat]);
  for (const [row, { seat, place }] of racers.entries()) {
    const y = first + row * line;
    const sitter = seats[seat];
    ctx.globalAlpha = isRunning(seat) ? 1 : 0.55;
    const x = view.width - 28;
    ctx.fillStyle = colorOfSeat(seat);
    ctx.strokeStyle = outline;
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.arc(x, y, line * 0.26, 0, Math.PI * 2);
    ctx.fill();
    ctx.stroke();
    const name = sitter?.isYou ? t("kit.you") : shortened(sitter?.name ?? "");
    const text = `${isRunning(seat) ? name : t("kit.isOut", { name })}  ${written(place)}`;
    drawText(view, text, x - line * 0.5, y, {
      size: SIZE,
      align: "right",
      baseline: "middle",
      outline,
      color: sitter?.isYou ? palette.yellow : palette.chalk,
    });
  }
  ctx.globalAlpha = 1;
}

/** Draws whose run is seen. */
export function drawFollowed(view: View, sitter: Sitter | undefined, seat: number): void {
  drawText(
    view,
    t("kit.watching", { name: shortened(sitter?.name ?? "") }),
    view.width / 2,
    view.height - 40,
    {
      size: 22,
      align: "center",
      baseline: "middle",
      outline,
      color: colorOfSeat(seat),
    },
  );
}

const shortened = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
