import { drawCoins } from "#html5/raft-rumble/draw/coin-art.ts";
import { panel, rim, sideColours } from "#html5/raft-rumble/draw/colours.ts";
import { drawGadget } from "#html5/raft-rumble/draw/gadget-art.ts";
import type { Battle } from "#html5/raft-rumble/voyage/battle.ts";
import { resultButtons } from "#html5/raft-rumble/voyage/layout.ts";
import type { Voyage } from "#html5/raft-rumble/voyage/voyage.ts";
import { t } from "#html5/raft-rumble/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, readableSize, sizeWithin, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";
import { box } from "./hud.ts";

const ABOUT_WIDTH = 510;

/** What a level is about, while its crews look at each other. */
export function drawLevelCard(view: View, battle: Battle, title: string): void {
  const { ctx } = view;
  const { level, age } = battle;
  const { fresh } = level;
  const x = view.width / 2;
  const slide = easeBack(clamp(age / 22, 0, 1));
  const top = 84 - (1 - slide) * 60;
  ctx.globalAlpha = clamp(age / 14, 0, 1);
  const about = fresh ? t(`gadgetLine.${fresh}`) : "";
  const aboutTop = top + 108 + readableSize(view, 22) * 1.27;
  // In a small frame words are larger, and a long line breaks.
  const lines = Math.ceil(textWidth(view, about, { size: 18 }) / ABOUT_WIDTH);
  const inner = aboutTop - top - 100 + lines * readableSize(view, 18) * 1.25 + 12;
  box(view, "rgb(14 20 40 / 0.78)", x - 330, top, 660, fresh ? 114 + inner : 106, 18);
  drawText(view, title, x, top + 14, { size: 36, align: "center" });
  drawText(view, t(`levelLine.${level.line}`), x, top + 64, {
    size: 22,
    align: "center",
    color: palette.mint,
  });
  if (fresh) {
    box(view, "rgb(255 255 255 / 0.12)", x - 310, top + 100, 620, inner, 14);
    ctx.save();
    ctx.translate(x - 264, top + 100 + inner / 2);
    ctx.rotate(Math.sin(age * 0.12) * 0.2);
    ctx.scale(1.9, 1.9);
    drawGadget(ctx, fresh, age);
    ctx.restore();
    drawText(view, t("card.new", { gadget: t(`gadget.${fresh}`) }), x - 215, top + 108, {
      size: 22,
      color: palette.yellow,
    });
    drawText(view, about, x - 215, aboutTop, { size: 18, width: ABOUT_WIDTH });
  }
  ctx.globalAlpha = 1;
}

export function drawResult(view: View, voyage: Voyage, battle: Battle, age: number): void {
  const { ctx } = view;
  const x = view.width / 2;
  const hasWon = battle.winner === 0;
  const slide = easeBack(clamp(age / 24, 0, 1));
  const top = view.height * 0.2 - (1 - slide) * 50;
  box(
    view,
    "rgb(14 20 40 / 0.8)",
    x - 320,
    top,
    640,
    view.height * 0.62 + (voyage.isDuel ? 80 : 104) - top,
    22,
  );
  const title = voyage.isDuel
    ? hasWon
      ? t("result.otters")
      : t("result.penguins")
    : hasWon
      ? t("result.won")
      : t("result.lost");
  const color = voyage.isDuel ? sideColours[hasWon ? 0 : 1] : palette.chalk;
  drawText(view, title, x, top + 20, { size: sizeWithin(view, title, 50, 610), align: "center", color });
  if (voyage.isDuel) {
    const [left, right] = voyage.tally;
    drawText(view, `${written(left)} : ${written(right)}`, x, top + 100, { size: 64, align: "center" });
  } else if (hasWon) {
    for (let i = 0; i < 3; i++) {
      const grow = easeBack(clamp((age - 20 - i * 16) / 20, 0, 1));
      drawStar(ctx, x + (i - 1) * 96, top + 128, 40, i < battle.stars, i < battle.stars ? grow : 1);
    }
    drawText(view, advice(battle), x, top + 180, {
      size: 20,
      align: "center",
      color: palette.mint,
      width: 600,
    });
  } else {
    const note = t("result.mercy");
    drawText(view, note, x, top + 110, { size: 22, align: "center", color: palette.mint, width: 560 });
  }
  if (voyage.earned > 0 && !voyage.isDuel) {
    const y = view.height * 0.62 + 80;
    drawCoins(view, `+${written(voyage.earned)}`, x, y, { size: 24, align: "center" });
  }
  const { choices } = voyage;
  resultButtons(view, choices.length).forEach((area, i) => {
    const isChosen = i === voyage.index;
    box(
      view,
      isChosen ? palette.orange : "rgb(255 255 255 / 0.14)",
      area.x,
      area.y,
      area.width,
      area.height,
      14,
    );
    const label = t(`choice.${choices[i] ?? "map"}`);
    const size = sizeWithin(view, label, 24, area.width - 14);
    const style = { size, align: "center", baseline: "middle" } as const;
    const paint = isChosen ? palette.board : palette.chalk;
    drawText(view, label, area.x + area.width / 2, area.y + area.height / 2, { ...style, color: paint });
  });
}

function advice(battle: Battle): string {
  const { throws } = battle.sides[0];
  if (battle.stars === 3) return t("result.perfect", { throws });
  if (throws > battle.level.par) return t("result.thrift", { throws, par: battle.level.par });
  return t("result.aboard");
}

export function drawStar(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  isLit: boolean,
  grow = 1,
): void {
  ctx.fillStyle = isLit ? palette.yellow : "rgb(255 255 255 / 0.16)";
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const reach = radius * (i % 2 ? 0.46 : 1) * grow;
    const way = -Math.PI / 2 + (i * Math.PI) / 5;
    ctx.lineTo(x + Math.cos(way) * reach, y + Math.sin(way) * reach);
  }
  ctx.closePath();
  ctx.fill();
}

/** One line on what to press, for those who have not thrown much yet. */
export function drawHint(view: View, text: string, y = 74): void {
  drawText(view, text, view.width / 2, y, {
    size: 20,
    align: "center",
    outline: rim,
    width: view.width * 0.9,
  });
}

/** Whose turn it is in a duel. */
export function drawTurn(view: View, text: string, color: string, age: number): void {
  const { ctx } = view;
  ctx.globalAlpha = clamp(Math.min(age / 10, (100 - age) / 20), 0, 1);
  box(view, panel, view.width / 2 - 220, 84, 440, 60, 16);
  drawText(view, text, view.width / 2, 114, {
    size: sizeWithin(view, text, 28, 420),
    align: "center",
    baseline: "middle",
    color,
  });
  ctx.globalAlpha = 1;
}
