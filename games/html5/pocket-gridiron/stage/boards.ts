import { GOAL } from "#html5/pocket-gridiron/core/field.ts";
import type { Kick } from "#html5/pocket-gridiron/core/kick.ts";
import type { Match } from "#html5/pocket-gridiron/core/match.ts";
import { ink } from "#html5/pocket-gridiron/draw/colours.ts";
import { drawPixels } from "#html5/pocket-gridiron/draw/pixel-type.ts";
import { t } from "#html5/pocket-gridiron/words.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";
import { panel } from "./cards.ts";
import { downText, newsText, whyText, yardText } from "./news-words.ts";

/** The strip on top: who leads, how long to go, how far to go. */
export function drawScoreBoard(view: View, { board, setting }: Match): void {
  const { ctx } = view;
  ctx.fillStyle = ink.board;
  ctx.fillRect(0, 0, view.width, 42);
  ctx.fillStyle = ink.boardEdge;
  ctx.fillRect(0, 40, view.width, 3);
  const dot = 4.4;
  const chip = (
    x: number,
    team: { short: string; shirt: string; trim: string },
    points: number,
    hasBall: boolean,
  ) => {
    ctx.fillStyle = team.shirt;
    ctx.fillRect(x, 6, 14, 28);
    ctx.fillStyle = team.trim;
    ctx.fillRect(x + 5, 6, 4, 28);
    drawPixels(ctx, team.short, x + 22, 9, { dot, color: hasBall ? ink.yellow : ink.cream });
    drawPixels(ctx, written(points), x + 142, 9, { dot, color: ink.yellow, align: "right" });
  };
  chip(14, setting.us, board.us, board.isOurBall);
  chip(178, setting.rival, board.them, !board.isOurBall);
  const seconds = Math.ceil(board.clock);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const isLate = board.clock < 15 && (board.quarter === 2 || board.quarter >= 4);
  const quarter = board.quarter > 4 ? t("board.extraTime") : t("board.quarter", { quarter: board.quarter });
  drawPixels(ctx, setting.isPractice ? t("board.practice") : `${quarter} ${time}`, 430, 9, {
    dot,
    color: isLate ? ink.coral : ink.mint,
    align: "center",
  });
  if (!board.isOurBall) return;
  drawPixels(ctx, downText(board), 640, 9, { dot, color: ink.cream, align: "center" });
  drawPixels(ctx, yardText(board.spot), 944, 9, { dot, color: ink.dim, align: "right" });
}

/** What the referee says, across the picture. */
export function drawNews(view: View, match: Match): void {
  const { news, age, down } = match;
  if (!news) return;
  // The reason belongs to the last play of ours, not to their drive or a kick after it.
  const isOfPlay =
    news.kind === "play" || (news.kind === "call" && (news.call === "downs" || news.call === "safety"));
  const why = isOfPlay ? match.why : undefined;
  const { ctx } = view;
  const isBig = down?.ending === "touchdown";
  const grown = easeBack(clamp(age / 14, 0.3, 1));
  const height = (isBig ? 140 : why ? 92 : 76) * grown;
  const middle = 230;
  ctx.fillStyle = "rgba(18, 20, 43, 0.86)";
  ctx.fillRect(0, middle - height / 2, view.width, height);
  const bad = down?.ending === "picked" || down?.ending === "sack";
  ctx.fillStyle = bad ? ink.coral : isBig ? ink.yellow : ink.sky;
  ctx.fillRect(0, middle - height / 2, view.width, 5);
  ctx.fillRect(0, middle + height / 2 - 5, view.width, 5);
  if (isBig) {
    const color = Math.floor(age / 6) % 2 === 0 ? ink.yellow : ink.cream;
    drawPixels(ctx, newsText(news), 480, middle - 35 * grown, {
      dot: 14 * grown,
      color,
      align: "center",
      shadow: ink.coral,
    });
  } else
    drawText(view, newsText(news), 480, middle - (why ? 14 : 0), {
      size: 34 * grown,
      align: "center",
      baseline: "middle",
      color: ink.cream,
    });
  if (!why || grown < 0.8) return;
  const y = isBig ? middle + 42 : middle + 20;
  drawText(view, whyText(why), 480, y, { size: 20, align: "center", baseline: "middle", color: ink.mint });
}

/** Their drive as a story: a little field with the ball on it, and the last lines. */
export function drawStory(view: View, { drive, told, setting, age, board }: Match): void {
  if (!drive) return;
  const { ctx } = view;
  panel(ctx, { x: 100, y: 108, width: 760, height: 400 }, ink.board, ink.boardEdge, 5);
  drawText(view, t("story.title", { team: setting.rival.name }), 480, 124, {
    size: 28,
    align: "center",
    color: ink.yellow,
  });
  const left = 130;
  const width = 700;
  ctx.fillStyle = "#3fa04a";
  ctx.fillRect(left, 176, width, 62);
  ctx.fillStyle = setting.us.shirt;
  ctx.fillRect(left, 176, width / 12, 62);
  ctx.fillStyle = setting.rival.shirt;
  ctx.fillRect(left + (width * 11) / 12, 176, width / 12, 62);
  const at = (spot: number) => left + ((spot + 10) / 120) * width;
  ctx.fillStyle = "rgba(255, 255, 255, 0.6)";
  for (let yard = 0; yard <= GOAL; yard += 10) ctx.fillRect(at(yard) - 1, 176, 2, 62);
  const yardOf = (index: number) => drive.plays[index]?.yard ?? GOAL - board.spot;
  const from = at(GOAL - (told >= 2 ? yardOf(told - 2) : GOAL - board.spot));
  const to = at(GOAL - (told >= 1 ? yardOf(told - 1) : GOAL - board.spot));
  const part = clamp(age / 22, 0, 1);
  const x = from + (to - from) * part;
  ctx.fillStyle = ink.yellow;
  ctx.fillRect(Math.min(x, at(board.spot)), 203, Math.abs(at(board.spot) - x), 6);
  ctx.fillStyle = ink.outline;
  ctx.fillRect(x - 11, 194 - Math.sin(part * Math.PI) * 18, 22, 24);
  ctx.fillStyle = "#b5562b";
  ctx.fillRect(x - 8, 197 - Math.sin(part * Math.PI) * 18, 16, 18);
  const shown = drive.plays.slice(Math.max(0, told - 5), told);
  shown.forEach(({ name, gain, isBig }, index) => {
    const isLast = index === shown.length - 1;
    const color = isLast ? (isBig ? ink.coral : ink.cream) : ink.dim;
    drawText(view, t(`story.${name}`, { yards: gain }), 480, 258 + index * 42, {
      size: isLast ? 30 : 24,
      align: "center",
      color,
    });
  });
  drawText(view, t("story.faster"), 480, 474, { size: 18, align: "center", color: ink.dim });
}

/** The posts from the kicker's eyes, the needle below. */
export function drawKick(view: View, kick: Kick, age: number): void {
  const { ctx } = view;
  panel(ctx, { x: 200, y: 70, width: 560, height: 450 }, "#2c6fb0", ink.boardEdge, 5);
  ctx.fillStyle = "#3fa04a";
  ctx.fillRect(205, 330, 550, 185);
  ctx.fillStyle = "#48ad52";
  for (let i = 0; i < 5; i++) ctx.fillRect(205, 330 + i * i * 11, 550, 8 + i * 4);
  ctx.fillStyle = ink.yellow;
  ctx.fillRect(475, 270, 10, 70);
  ctx.fillRect(380, 262, 200, 10);
  ctx.fillRect(380, 120, 10, 150);
  ctx.fillRect(570, 120, 10, 150);
  const title = kick.isConversion ? t("kick.extraPoint") : t("kick.goal", { yards: kick.yards });
  drawText(view, title, 480, 82, {
    size: 26,
    align: "center",
    color: ink.cream,
    outline: ink.outline,
  });
  const part = clamp(kick.flight / 45, 0, 1);
  const wide = kick.aim / kick.room;
  const x = 480 + wide * 84 * part;
  const y = 420 - Math.sin(part * Math.PI * 0.62) * 260;
  const size = 30 - part * 18;
  ctx.fillStyle = ink.outline;
  ctx.fillRect(x - size / 2 - 3, y - size * 0.7 - 3, size + 6, size * 1.4 + 6);
  ctx.fillStyle = "#b5562b";
  ctx.fillRect(x - size / 2, y - size * 0.7, size, size * 1.4);
  ctx.fillStyle = ink.cream;
  ctx.fillRect(x - 2, y - size * 0.4, 4, size * 0.8);
  const half = 230;
  ctx.fillStyle = ink.outline;
  ctx.fillRect(480 - half - 6, 448, half * 2 + 12, 34);
  ctx.fillStyle = ink.coral;
  ctx.fillRect(480 - half, 454, half * 2, 22);
  ctx.fillStyle = ink.mint;
  ctx.fillRect(480 - half * kick.room, 454, half * 2 * kick.room, 22);
  ctx.fillStyle = ink.cream;
  ctx.fillRect(480 + kick.needle * half - 4, 442, 8, 46);
  if (!kick.result && age % 60 < 44)
    drawText(view, t("kick.hint"), 480, 488, {
      size: 20,
      align: "center",
      outline: ink.outline,
    });
  if (kick.flight > 40) {
    const isGood = kick.result === "good";
    drawPixels(ctx, isGood ? t("kick.good") : t("call.wide"), 480, 190, {
      dot: 12,
      color: isGood ? ink.yellow : ink.coral,
      align: "center",
      shadow: ink.outline,
    });
  }
}
