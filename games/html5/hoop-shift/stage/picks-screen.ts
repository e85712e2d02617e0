import { type Side, STAGE } from "#html5/hoop-shift/core/court.ts";
import { rivalAt } from "#html5/hoop-shift/core/rivals.ts";
import { INK, lookOf } from "#html5/hoop-shift/draw/looks.ts";
import type { SeatedMatch } from "#html5/hoop-shift/show/seated-match.ts";
import { t } from "#html5/hoop-shift/words.ts";
import { drawEnlarged, enlargement } from "#kit/draw/enlarged.ts";
import { drawText, fitted, type TextStyle } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import type { Point } from "#kit/input/controls.ts";
import { written } from "#kit/language/translate.ts";
import { words } from "./hud.ts";
import { portrait } from "./screens.ts";

const CARD = { width: 270, height: 300, y: 118, gap: 60 };
/** Both cards, with the words above and below. */
const AREA = { width: 2 * CARD.width + CARD.gap + 24, height: STAGE.height - 40 };
const middle = { align: "center", baseline: "middle" } as const;
const heading: TextStyle = { ...middle, color: words.light, outline: "rgb(20 10 30 / 0.9)" };

const leftOf = (seat: number) => (STAGE.width - CARD.gap) / 2 - CARD.width + seat * (CARD.width + CARD.gap);

/** Which part of a seat's card a point of the stage lies on. */
export function cardAt(
  view: Omit<View, "ctx">,
  seat: number,
  point: Point,
): "left" | "middle" | "right" | undefined {
  const by = enlargement(view, AREA);
  // The cards grow around the middle of the stage.
  const x = STAGE.width / 2 + (point.x - STAGE.width / 2) / by;
  const y = STAGE.height / 2 + (point.y - STAGE.height / 2) / by;
  const part = (x - leftOf(seat)) / CARD.width;
  if (part < 0 || part > 1 || y < CARD.y || y > CARD.y + CARD.height) return undefined;
  return part < 0.3 ? "left" : part > 0.7 ? "right" : "middle";
}

/** Both pick a look, each on the own card. */
export function drawPicks(
  view: View,
  core: SeatedMatch,
  names: readonly [string, string],
  ours: readonly Side[],
  time: number,
): void {
  view.ctx.fillStyle = "rgb(22 10 36 / 0.6)";
  view.ctx.fillRect(0, 0, view.width, view.height);
  drawEnlarged(view, AREA, (near) => {
    near.ctx.translate((near.width - STAGE.width) / 2, (near.height - STAGE.height) / 2);
    drawText(near, t("picks.title"), 480, 56, { ...heading, size: 44 });
    drawText(near, written(core.picks.secondsLeft), 480, 96, { ...heading, size: 24, color: words.gold });
    for (const side of [0, 1] as const)
      drawCard(near, core, side, names[side], ours.length === 1 && ours[0] === side, time);
    drawText(near, t("picks.keys"), 480, 466, {
      ...heading,
      size: 20,
      width: near.width * 0.94,
    });
  });
}

function drawCard(view: View, core: SeatedMatch, side: Side, name: string, isYou: boolean, time: number) {
  const { ctx } = view;
  const rung = core.picks.chosen[side] ?? -1;
  const isReady = core.picks.isReady[side] || core.away[side];
  const left = leftOf(side);
  const x = left + CARD.width / 2;
  ctx.fillStyle = INK;
  ctx.beginPath();
  ctx.roundRect(left - 1, CARD.y + 4, CARD.width + 2, CARD.height + 2, 16);
  ctx.fill();
  ctx.fillStyle = isReady ? words.gold : "#f3e3c8";
  ctx.beginPath();
  ctx.roundRect(left, CARD.y, CARD.width, CARD.height, 15);
  ctx.fill();
  if (isYou) {
    ctx.strokeStyle = words.light;
    ctx.lineWidth = 4;
    ctx.stroke();
  }
  ctx.fillStyle = lookOf(rung).shirt;
  ctx.fillRect(left + 24, CARD.y + 50, CARD.width - 48, 6);
  const style = { ...middle, color: INK, width: CARD.width - 20 } as const;
  const title = { size: 22 } as const;
  drawText(view, fitted(view, name, style.width, title), x, CARD.y + 28, { ...style, ...title });
  ctx.save();
  ctx.translate(x, CARD.y + 206);
  portrait(ctx, time, rung, 0, 1.15, side === 0 ? 1 : -1);
  ctx.restore();
  const look = rung < 0 ? t("picks.rookie") : t(`rival.${rivalAt(rung).name}`);
  const shown = fitted(view, look, CARD.width - 70, title);
  drawText(view, isYou && !isReady ? `◂ ${shown} ▸` : shown, x, CARD.y + 236, { ...style, ...title });
  const call = isReady ? t("picks.ready") : isYou ? t("picks.press") : "…";
  drawText(view, call, x, CARD.y + 272, { ...style, size: 19 });
}
