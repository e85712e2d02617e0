import { panel, rim, sideColours } from "#html5/raft-rumble/draw/colours.ts";
import { drawCrew } from "#html5/raft-rumble/draw/crew-art.ts";
import { drawGadget } from "#html5/raft-rumble/draw/gadget-art.ts";
import { type Battle, barOf } from "#html5/raft-rumble/voyage/battle.ts";
import { gadgetSlots, mapButton } from "#html5/raft-rumble/voyage/layout.ts";
import { t } from "#html5/raft-rumble/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, readableSize } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { written } from "#kit/language/translate.ts";

/** Wind of this strength is ten on the scale. */
const GALE = 0.042;

export function drawHud(view: View, battle: Battle): void {
  drawCrews(view, battle, 0);
  drawCrews(view, battle, 1);
  drawWind(view, battle.world.wind, battle.world.sea.steps);
}

export function box(
  view: View,
  color: string,
  x: number,
  y: number,
  width: number,
  height: number,
  round = 12,
) {
  view.ctx.fillStyle = color;
  view.ctx.beginPath();
  view.ctx.roundRect(x, y, width, height, round);
  view.ctx.fill();
}

function drawCrews(view: View, battle: Battle, side: number) {
  const { ctx } = view;
  const crews = battle.world.crews.filter((crew) => crew.side === side);
  const width = crews.length * 38 + 16;
  const left = side === 0 ? 10 : view.width - width - 10;
  box(view, panel, left, 8, width, 52);
  const isTheirs = battle.turn === side && battle.phase !== "over";
  if (isTheirs) box(view, sideColours[side === 0 ? 0 : 1], left, 56, width, 5, 2);
  crews.forEach(({ species, state }, i) => {
    const isOut = state === "overboard";
    ctx.save();
    ctx.globalAlpha = isOut ? 0.3 : 1;
    ctx.translate(left + 27 + i * 38, 54);
    const size = species === "king" ? 0.64 : 0.86;
    ctx.scale(size, size);
    const mood = isOut ? "scared" : "calm";
    drawCrew(ctx, { species, mood, facing: side === 0 ? 1 : -1, isBlinking: false, hasRing: false });
    ctx.restore();
  });
}

function drawWind(view: View, wind: number, steps: number) {
  const { ctx } = view;
  const x = view.width / 2;
  const force = Math.round((Math.abs(wind) / GALE) * 10);
  box(view, panel, x - 100, 8, 200, 52);
  if (force === 0) {
    const style = { size: 20, align: "center", baseline: "middle", color: palette.chalk } as const;
    drawText(view, t("hud.calm"), x, 34, style);
    return;
  }
  const way = Math.sign(wind);
  const length = 14 + force * 3.6;
  ctx.save();
  ctx.translate(x + 16 + Math.sin(steps * 0.1) * 2 * way, 34);
  ctx.scale(way, 1);
  ctx.fillStyle = force > 6 ? "#ff8d6b" : force > 3 ? palette.yellow : palette.mint;
  ctx.beginPath();
  ctx.moveTo(-length / 2, -6);
  ctx.lineTo(length / 2 - 8, -6);
  ctx.lineTo(length / 2 - 8, -14);
  ctx.lineTo(length / 2 + 12, 0);
  ctx.lineTo(length / 2 - 8, 14);
  ctx.lineTo(length / 2 - 8, 6);
  ctx.lineTo(-length / 2, 6);
  ctx.fill();
  ctx.restore();
  const style = { size: 24, align: "right", baseline: "middle" } as const;
  drawText(view, written(force), x + 88, 34, style);
  // In a small frame the word would lie on its arrow.
  if (readableSize(view, 18) < 18 * 1.3)
    drawText(view, t("hud.wind"), x - 88, 34, { size: 18, baseline: "middle", color: palette.chalkDim });
}

export function drawMapButton(view: View) {
  const { x, y, width, height } = mapButton(view);
  box(view, panel, x, y, width, height);
  const style = { size: 20, align: "center", baseline: "middle" } as const;
  drawText(view, t("choice.map"), x + width / 2, y + height / 2, style);
}

/** The gadgets at hand, and a line on the chosen one. */
export function drawBar(view: View, battle: Battle) {
  const { ctx } = view;
  const { aim, stock } = battle.side;
  const bar = barOf(battle);
  const slots = gadgetSlots(view, bar.length);
  if (bar.length > 1) {
    slots.forEach(({ x, y, width, height }, i) => {
      const kind = bar[i] ?? "balloon";
      const left = stock[kind];
      const isChosen = kind === aim.gadget;
      box(view, isChosen ? palette.chalk : panel, x, y, width, height, 14);
      ctx.save();
      ctx.globalAlpha = left > 0 ? 1 : 0.25;
      ctx.translate(x + width / 2, y + height / 2 - 3);
      if (isChosen) ctx.scale(1.25, 1.25);
      drawGadget(ctx, kind, isChosen ? battle.age : 0);
      ctx.restore();
      if (left === Number.POSITIVE_INFINITY) return;
      const style = { size: 18, align: "right", outline: rim } as const;
      drawText(view, written(left), x + width - 3, y + height - 22, style);
    });
  }
  const name = t(`gadget.${aim.gadget}`);
  const top = (slots[0]?.y ?? view.height - 70) - (bar.length > 1 ? 32 : -26);
  drawText(view, name, view.width / 2, top, { size: 20, align: "center", outline: rim });
}
