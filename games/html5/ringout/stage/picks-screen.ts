import { GOLD, INK, PAPER } from "#html5/ringout/draw/colours.ts";
import { drawPortrait } from "#html5/ringout/draw/figure.ts";
import { headwearOf } from "#html5/ringout/draw/headwear.ts";
import { sheet } from "#html5/ringout/draw/panel.ts";
import type { Corner } from "#html5/ringout/show/bouts.ts";
import type { SeatedBout } from "#html5/ringout/show/seated-bout.ts";
import { t } from "#html5/ringout/words.ts";
import { drawEnlarged, enlargement } from "#kit/draw/enlarged.ts";
import type { Area } from "#kit/draw/menu.ts";
import { drawText, fitted, readableSize } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { written } from "#kit/language/translate.ts";
import { colorOfSeat } from "#kit/together/seat-colors.ts";
import { heading } from "./hud.ts";

const middle = { align: "center", baseline: "middle" } as const;
const GAP = 16;
const CARD = { width: 220, height: 330 };

/** All cards in a row, with the words above and below. */
const areaOf = (count: number) => ({ width: count * (CARD.width + GAP) + GAP, height: CARD.height + 190 });

/** The card of a seat: all of them in a row. */
export function cardAt(view: Omit<View, "ctx">, count: number, seat: number): Area {
  const by = enlargement(view, areaOf(count));
  const { x, y, width, height } = cardIn({ width: view.width / by, height: view.height / by }, count, seat);
  return { x: x * by, y: y * by, width: width * by, height: height * by };
}

function cardIn(view: Pick<View, "width" | "height">, count: number, seat: number): Area {
  const width = Math.min(CARD.width, (view.width - 2 * GAP) / count - GAP);
  const height = Math.min(CARD.height, view.height - 190);
  const left = (view.width - count * (width + GAP) + GAP) / 2;
  return { x: left + seat * (width + GAP), y: (view.height - height) / 2, width, height };
}

/** Everybody picks a fighter, each on the own card. */
export function drawPicks(view: View, core: SeatedBout, corners: readonly Corner[], time: number): void {
  view.ctx.fillStyle = "rgb(42 26 62 / 0.45)";
  view.ctx.fillRect(0, 0, view.width, view.height);
  drawEnlarged(view, areaOf(core.away.length), (near) => drawAll(near, core, corners, time));
}

function drawAll(view: View, core: SeatedBout, corners: readonly Corner[], time: number) {
  const { width, height } = view;
  drawText(view, t("picks.title"), width / 2, height / 2 - 218, { ...heading, size: 44 });
  drawText(
    view,
    `${t(`arena.${core.arena}`)}  ·  ${written(core.picks.secondsLeft)}`,
    width / 2,
    height / 2 - 182,
    {
      ...heading,
      size: 20,
      color: GOLD,
    },
  );
  for (const [seat, corner] of corners.entries()) drawCard(view, core, seat, corner, time);
  drawText(view, t("picks.keys"), width / 2, height / 2 + 204, {
    ...heading,
    size: 20,
    width: width * 0.94,
  });
}

/** Longer names are smaller. */
const LONG_NAME = 14;
/** Where text has to be so much larger than it should be, there is no room for all of it. */
const CROWDED = 1.3;

function drawCard(view: View, core: SeatedBout, seat: number, corner: Corner, time: number) {
  const { ctx } = view;
  const area = cardIn(view, core.away.length, seat);
  const pick = core.picks.chosen[seat];
  if (!pick) return;
  const isReady = core.picks.isReady[seat] || core.away[seat] === true;
  const x = area.x + area.width / 2;
  sheet(ctx, area, isReady ? GOLD : PAPER, corner.isYou);
  const style = { ...middle, color: INK, width: area.width - 16 } as const;
  const title = { size: corner.name.length > LONG_NAME ? 17 : 21 } as const;
  drawText(view, fitted(view, corner.name, style.width, title), x, area.y + 30, { ...style, ...title });
  ctx.fillStyle = colorOfSeat(seat);
  ctx.fillRect(area.x + 20, area.y + 50, area.width - 40, 6);
  ctx.save();
  ctx.translate(x, area.y + 206);
  drawPortrait(
    ctx,
    pick,
    { seat, hat: headwearOf(corner), zoom: 1.75, mood: isReady ? "happy" : "calm" },
    time + seat * 17,
  );
  ctx.restore();
  const name = t(`fighter.${pick}`);
  const isCrowded = readableSize(view, 17) > 17 * CROWDED;
  const canTurn = corner.isYou && !isReady;
  const shown = canTurn && !isCrowded ? `◂ ${name} ▸` : name;
  drawText(view, shown, x, area.y + 240, { ...style, size: 27 });
  if (!isCrowded) drawText(view, t(`fighterNote.${pick}`), x, area.y + 268, { ...style, size: 17 });
  const call = isReady ? t("join.ready") : corner.isYou ? t("picks.press") : "…";
  drawText(view, call, x, area.y + 302, { ...style, size: 19 });
}
