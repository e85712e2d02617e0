import { arenas } from "#html5/ringout/core/arenas.ts";
import { characters } from "#html5/ringout/core/characters.ts";
import { GOLD, INK, PAPER, seatColour } from "#html5/ringout/draw/colours.ts";
import { drawPortrait } from "#html5/ringout/draw/figure.ts";
import { sheet } from "#html5/ringout/draw/panel.ts";
import type { Corner } from "#html5/ringout/show/bouts.ts";
import type { SeatedBout } from "#html5/ringout/show/seated-bout.ts";
import type { Area } from "#kit/draw/menu.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { heading } from "./hud.ts";

const middle = { align: "center", baseline: "middle" } as const;
const GAP = 16;

/** The card of a seat: all of them in a row. */
export function cardAt(view: Pick<View, "width" | "height">, count: number, seat: number): Area {
  const width = Math.min(220, (view.width - 2 * GAP) / count - GAP);
  const height = Math.min(330, view.height - 190);
  const left = (view.width - count * (width + GAP) + GAP) / 2;
  return { x: left + seat * (width + GAP), y: (view.height - height) / 2, width, height };
}

/** Everybody picks a fighter, each on the own card. */
export function drawPicks(view: View, core: SeatedBout, corners: readonly Corner[], time: number): void {
  const { ctx, width, height } = view;
  ctx.fillStyle = "rgb(42 26 62 / 0.45)";
  ctx.fillRect(0, 0, width, height);
  drawText(view, "Pick your fighter", width / 2, height / 2 - 215, { ...heading, size: 44 });
  drawText(view, `${arenas[core.arena].name}  ·  ${core.picks.secondsLeft}`, width / 2, height / 2 - 180, {
    ...heading,
    size: 20,
    weight: 700,
    color: GOLD,
  });
  for (const [seat, corner] of corners.entries()) drawCard(view, core, seat, corner, time);
  drawText(view, "Left and right: fighter · J, Space or Enter: ready", width / 2, height / 2 + 200, {
    ...heading,
    size: 20,
    weight: 700,
    width: width * 0.94,
  });
}

/** Longer names would take a second line. */
const LONG_NAME = 14;

function drawCard(view: View, core: SeatedBout, seat: number, corner: Corner, time: number) {
  const { ctx } = view;
  const area = cardAt(view, core.away.length, seat);
  const pick = core.picks.chosen[seat];
  if (!pick) return;
  const isReady = core.picks.isReady[seat] || core.away[seat] === true;
  const x = area.x + area.width / 2;
  sheet(ctx, area, isReady ? GOLD : PAPER, corner.isYou);
  const style = { ...middle, color: INK, width: area.width - 16 } as const;
  drawText(view, corner.name, x, area.y + 30, {
    ...style,
    size: corner.name.length > LONG_NAME ? 17 : 21,
    weight: 900,
  });
  ctx.fillStyle = seatColour(seat);
  ctx.fillRect(area.x + 20, area.y + 50, area.width - 40, 6);
  ctx.save();
  ctx.translate(x, area.y + 206);
  drawPortrait(
    ctx,
    pick,
    { seat, hat: "none", zoom: 1.75, mood: isReady ? "happy" : "calm" },
    time + seat * 17,
  );
  ctx.restore();
  const { name, kind } = characters[pick];
  const canTurn = corner.isYou && !isReady;
  drawText(view, canTurn ? `◂ ${name} ▸` : name, x, area.y + 240, { ...style, size: 27, weight: 900 });
  drawText(view, kind, x, area.y + 268, { ...style, size: 17 });
  const call = isReady ? "Ready!" : corner.isYou ? "Press J" : "…";
  drawText(view, call, x, area.y + 302, { ...style, size: 19, weight: 900 });
}
