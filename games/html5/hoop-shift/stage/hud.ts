import { type Contest, PER_RACK, RACKS } from "#html5/hoop-shift/core/contest.ts";
import type { Side } from "#html5/hoop-shift/core/court.ts";
import { HOT, type Match } from "#html5/hoop-shift/core/match.ts";
import { type Player, topOf, WINDUP } from "#html5/hoop-shift/core/player.ts";
import type { Ctx } from "#html5/hoop-shift/draw/limbs.ts";
import { INK } from "#html5/hoop-shift/draw/looks.ts";
import { t } from "#html5/hoop-shift/words.ts";
import { STEPS_PER_SECOND } from "#kit/clock.ts";
import { drawText, fitted, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";

export const words = {
  light: "#fff8e8",
  gold: "#ffd84a",
  hot: "#ff8a3d",
  good: "#7ef0b0",
  bad: "#ff6b7d",
} as const;
/** Longer names are written smaller. */
const NAME_WIDTH = 122;
const BOARD = "rgb(24 14 36 / 0.86)";

function panel(ctx: Ctx, x: number, y: number, width: number, height: number) {
  ctx.fillStyle = BOARD;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, 14);
  ctx.fill();
}

/** Minutes are for longer games: seconds, and tenths at the end. */
function clockText(steps: number): string {
  const seconds = steps / STEPS_PER_SECOND;
  return seconds < 10 ? written(seconds, 1) : written(Math.ceil(seconds));
}

export function drawScoreboard(
  view: View,
  match: Match,
  names: readonly [string, string],
  colors: readonly [string, string],
  pops: readonly [number, number],
): void {
  const { ctx } = view;
  const middle = view.width / 2;
  panel(ctx, middle - 270, 10, 540, 62);
  for (const side of [0, 1] as const) {
    const way = side === 0 ? -1 : 1;
    ctx.fillStyle = colors[side];
    ctx.beginPath();
    ctx.roundRect(middle + way * 260 - (side === 0 ? 0 : 9), 19, 9, 44, 4);
    ctx.fill();
    const align = side === 0 ? "left" : "right";
    const name = names[side];
    const nameSize = Math.min(22, (22 * NAME_WIDTH) / textWidth(view, name, { size: 22 }));
    const shown = fitted(view, name, NAME_WIDTH, { size: nameSize });
    drawText(view, shown, middle + way * 242, 24, { size: nameSize, color: words.light, align });
    drawHeat(ctx, match.streak[side], middle + way * 236, 58, -way);
    const size = 40 * (1 + pops[side] * 0.5);
    const color = match.isHot(side) ? words.hot : words.light;
    const style = { size, color, align: "center", baseline: "middle" } as const;
    drawText(view, written(match.score[side]), middle + way * 86, 42, style);
  }
  const isLate = !match.isOvertime && match.clock < 10 * STEPS_PER_SECOND;
  const time = match.isOvertime ? t("hud.overtime") : clockText(match.clock);
  const color = isLate ? words.bad : words.gold;
  drawText(view, time, middle, 42, { size: 32, color, align: "center", baseline: "middle" });
  drawShotClock(view, match);
}

/** One flame per basket in a row, up to the fire. */
function drawHeat(ctx: Ctx, streak: number, x: number, y: number, way: number) {
  for (let at = 0; at < Math.min(streak, HOT); at++) {
    ctx.fillStyle = streak >= HOT ? words.hot : words.gold;
    ctx.beginPath();
    ctx.arc(x + way * at * 15, y, 5, 0, Math.PI * 2);
    ctx.fill();
  }
}

function drawShotClock(view: View, { phase, holder, shotClock }: Match) {
  const seconds = Math.ceil(shotClock / STEPS_PER_SECOND);
  if (phase !== "live" || holder === undefined || seconds > 5) return;
  panel(view.ctx, view.width / 2 - 34, 78, 68, 36);
  const style = { size: 24, color: words.bad, align: "center", baseline: "middle" } as const;
  drawText(view, written(seconds), view.width / 2, 97, style);
}

export function drawContestBoard(view: View, contest: Contest, best: number, pop: number): void {
  const { ctx } = view;
  const middle = view.width / 2;
  panel(ctx, middle - 300, 10, 600, 74);
  const style = { align: "center", baseline: "middle" } as const;
  drawText(view, written(contest.score), middle - 250, 46, {
    ...style,
    size: 42 * (1 + pop * 0.5),
    color: words.light,
  });
  const isLate = contest.clock < 10 * STEPS_PER_SECOND;
  const color = isLate ? words.bad : words.gold;
  drawText(view, clockText(contest.clock), middle + 248, 34, { ...style, size: 32, color });
  drawText(view, t("hud.best", { best: written(best) }), middle + 248, 66, {
    size: 18,
    align: "center",
    baseline: "middle",
    color: words.light,
  });
  for (let at = 0; at < RACKS.length * PER_RACK; at++) {
    const rack = Math.floor(at / PER_RACK);
    const isMoney = at % PER_RACK === PER_RACK - 1;
    const x = middle - 186 + rack * 82 + (at % PER_RACK) * 14;
    drawMark(ctx, x, 46, contest.marks[at], isMoney, at === contest.marks.length && contest.clock > 0);
  }
}

function drawMark(
  ctx: Ctx,
  x: number,
  y: number,
  mark: number | undefined,
  isMoney: boolean,
  isNext: boolean,
) {
  ctx.beginPath();
  ctx.arc(x, y, isNext ? 7.5 : 6, 0, Math.PI * 2);
  ctx.fillStyle = mark ? words.good : mark === 0 ? "#7a2b45" : isMoney ? words.gold : "#f08a3c";
  ctx.globalAlpha = mark === undefined && !isNext ? 0.5 : 1;
  ctx.fill();
  ctx.globalAlpha = 1;
  if (!isNext) return;
  ctx.strokeStyle = words.light;
  ctx.lineWidth = 2.5;
  ctx.stroke();
}

const GAUGE = { width: 108, height: 15 };

/** Over the head: how far the jump is, and where its top. Let go in the green. */
export function drawGauge(ctx: Ctx, player: Player, window: number): void {
  const { stance, age, build } = player;
  if (stance !== "windup" && stance !== "shot") return;
  const first = -topOf(build) - WINDUP;
  const last = 11;
  const late = stance === "windup" ? first + age : age - topOf(build);
  const along = (value: number) => clamp((value - first) / (last - first), 0, 1) * GAUGE.width;
  ctx.save();
  ctx.translate(player.x - GAUGE.width / 2, -player.y - build.height - build.reach - 46);
  ctx.fillStyle = INK;
  ctx.beginPath();
  ctx.roundRect(-4, -4, GAUGE.width + 8, GAUGE.height + 8, 9);
  ctx.fill();
  const zone = (from: number, to: number, color: string) => {
    ctx.fillStyle = color;
    ctx.fillRect(along(from), 0, along(to) - along(from), GAUGE.height);
  };
  zone(first, last, "#503a66");
  zone(-window - 2.5, window + 2.5, "#e8b53a");
  zone(-window - 0.5, window + 0.5, "#4be38a");
  const isPerfect = Math.abs(late) <= window;
  ctx.fillStyle = isPerfect ? "#ffffff" : "#ffe9c9";
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(along(late) - 4, -7, 8, GAUGE.height + 14, 4);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

/** A line at the bottom for those who are new here. */
export function drawHint(view: View, text: string, side: Side | "both" = "both"): void {
  const x = side === "both" ? view.width / 2 : view.width * (side === 0 ? 0.27 : 0.73);
  drawText(view, text, x, view.height - 34, {
    size: 20,
    align: "center",
    baseline: "middle",
    color: words.light,
    outline: "rgb(20 10 30 / 0.8)",
    width: side === "both" ? view.width * 0.94 : view.width * 0.46,
  });
}
