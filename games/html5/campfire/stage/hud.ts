import { DAY, darkness, dayOf, daysSince, seasonOf } from "#html5/campfire/core/calendar.ts";
import { items } from "#html5/campfire/core/pack.ts";
import { levels } from "#html5/campfire/core/skills.ts";
import type { Survivor } from "#html5/campfire/core/survivor.ts";
import type { Wilds } from "#html5/campfire/core/wilds.ts";
import { colourOf } from "#html5/campfire/draw/colours.ts";
import { drawItem } from "#html5/campfire/draw/icons.ts";
import { at, type Ctx, dot } from "#html5/campfire/draw/paint.ts";
import { t } from "#html5/campfire/words.ts";
import { drawText, fitted, readableSize, sizeWithin, textWidth, wrap } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";

const OUTLINE = "rgb(20 18 30 / 0.75)";
const PAPER = "rgb(24 22 34 / 0.62)";

export function drawHud(view: View, wilds: Wilds, hero: Survivor, best: number): void {
  const { time } = wilds.world;
  drawVitals(view, hero, time);
  drawPack(view, hero);
  drawCalendar(view, time, best);
  drawTable(view, wilds);
}

const vitals = [
  { key: "health", color: "#ff5d6c", low: "#ff2f45", icon: drawHeart },
  { key: "food", color: "#f2a444", low: "#ff7a2d", icon: (ctx: Ctx) => drawItem(ctx, "berries") },
  { key: "warmth", color: "#ffd35c", low: "#6fb7ff", icon: drawSpark },
] as const;

function drawVitals(view: View, hero: Survivor, time: number) {
  const { ctx } = view;
  vitals.forEach(({ key, color, low, icon }, row) => {
    const y = 14 + row * 28;
    const value = clamp(hero[key] / 100, 0, 1);
    const isLow = value < 0.3;
    const beat = isLow ? 1 + Math.max(0, Math.sin(time / 7)) * 0.18 : 1;
    ctx.fillStyle = PAPER;
    ctx.beginPath();
    ctx.roundRect(40, y, 168, 20, 10);
    ctx.fill();
    ctx.fillStyle = isLow ? low : color;
    ctx.beginPath();
    ctx.roundRect(43, y + 3, Math.max(8, 162 * value), 14, 7);
    ctx.fill();
    at(ctx, { x: 24, y: y + 10 }, () => icon(ctx), 0, 1.05 * beat);
  });
}

function drawHeart(ctx: Ctx) {
  ctx.fillStyle = "#ff5d6c";
  ctx.strokeStyle = "#22202b";
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(0, 9);
  ctx.bezierCurveTo(-16, -2, -8, -13, 0, -5);
  ctx.bezierCurveTo(8, -13, 16, -2, 0, 9);
  ctx.fill();
  ctx.stroke();
}

function drawSpark(ctx: Ctx) {
  ctx.fillStyle = "#ff7a2d";
  ctx.strokeStyle = "#22202b";
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(0, -12);
  ctx.bezierCurveTo(9, -4, 10, 8, 0, 9);
  ctx.bezierCurveTo(-10, 8, -9, -4, 0, -12);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = "#ffd35c";
  dot(ctx, 0, 4, 4);
}

function drawPack(view: View, { pack }: Survivor) {
  const { ctx } = view;
  const step = Math.max(27, readableSize(view, 18) * 1.3);
  ctx.fillStyle = "rgb(24 22 34 / 0.45)";
  ctx.beginPath();
  ctx.roundRect(8, 112 - step * 0.6, 38 + readableSize(view, 18) * 1.5, step * items.length + step * 0.2, 12);
  ctx.fill();
  items.forEach((item, row) => {
    const y = 112 + row * step;
    ctx.globalAlpha = pack[item] > 0 ? 1 : 0.4;
    at(ctx, { x: 24, y }, () => drawItem(ctx, item));
    drawText(view, written(pack[item]), 44, y + 1, { size: 18, baseline: "middle", outline: OUTLINE });
  });
  ctx.globalAlpha = 1;
}

/** The sun goes over the arc by day, the moon by night. */
function drawCalendar(view: View, time: number, best: number) {
  const { ctx } = view;
  const isSmall = readableSize(view, 15) > 17;
  const x = view.width / 2 - (isSmall ? 50 : 0);
  const dark = darkness(time);
  const size = readableSize(view, 26);
  const text = t("hud.day", { day: written(dayOf(time)) });
  const season = t(`season.${seasonOf(time)}`);
  const note = isSmall ? season : t("hud.seasonBest", { season, best: written(best, 1) });
  const width = Math.max(textWidth(view, text, { size: 26 }) + 74, textWidth(view, note, { size: 15 }) + 28);
  const height = size * 1.3 + readableSize(view, 15) * 1.3 + 10;
  ctx.fillStyle = PAPER;
  ctx.beginPath();
  ctx.roundRect(x - width / 2, 8, width, height, 14);
  ctx.fill();
  const middle = 14 + size * 0.6;
  const dial = { x: x - textWidth(view, text, { size: 26 }) / 2 - 8, y: middle };
  drawDial(ctx, dial, (time % DAY) / DAY, dark);
  drawText(view, text, x + 16, middle, {
    size: 26,
    align: "center",
    baseline: "middle",
    color: "#fff3d6",
  });
  drawText(view, note, x, 12 + size * 1.3, { size: 15, align: "center", color: "#d9d2c4" });
}

function drawDial(ctx: Ctx, { x, y }: { x: number; y: number }, hour: number, dark: number) {
  ctx.fillStyle = dark > 0.5 ? "#20264f" : "#7cc0e8";
  dot(ctx, x, y, 14);
  ctx.fillStyle = dark > 0.5 ? "#e8ecff" : "#ffd35c";
  dot(ctx, x, y, 8);
  if (dark > 0.5) {
    ctx.fillStyle = "#20264f";
    dot(ctx, x + 4, y - 2, 7);
  }
  // What is left of the day, as a rim.
  ctx.strokeStyle = dark > 0.5 ? "#8fa0ff" : "#ffb53d";
  ctx.lineWidth = 3.5;
  ctx.beginPath();
  ctx.arc(x, y, 15, -Math.PI / 2 + hour * Math.PI * 2, Math.PI * 1.5);
  ctx.stroke();
}

const tableWidth = 258;

/** The first five, and you below them when you are not among them. */
function drawTable(view: View, wilds: Wilds) {
  const { ctx } = view;
  const ranking = wilds.ranking();
  const size = readableSize(view, 15);
  // A small frame has room for the first three and their points.
  const isSmall = size > 17;
  const rows = ranking.slice(0, isSmall ? 3 : 5);
  if (wilds.hero && !wilds.hero.isOut && !rows.includes(wilds.hero)) rows.push(wilds.hero);
  const height = size * 1.4;
  const width = isSmall ? size * 12.5 : tableWidth;
  const left = view.width - width - 12;
  ctx.fillStyle = PAPER;
  ctx.beginPath();
  ctx.roundRect(left, 10, width, rows.length * height + 10, 12);
  ctx.fill();
  rows.forEach((who, row) => {
    const y = 15 + row * height + height / 2;
    const isHero = who === wilds.hero;
    const color = isHero ? "#ffb53d" : "#f4f0e4";
    ctx.fillStyle = colourOf(who.id);
    dot(ctx, left + 16, y, size * 0.42);
    const style = { size, baseline: "middle", color } as const;
    const points = written(Math.floor(who.points));
    const right = left + width - 10;
    drawText(view, points, right, y, { ...style, align: "right" });
    let end = right - textWidth(view, points, style) - size * 0.7;
    if (!isSmall) {
      const days = t("hud.days", { days: written(daysSince(who.bornAt, wilds.world.time), 1) });
      drawText(view, days, end, y, { ...style, align: "right" });
      end -= textWidth(view, days, style) + size * 0.5;
    }
    const name = t("hud.row", { place: ranking.indexOf(who) + 1, name: isHero ? t("hud.you") : who.name });
    drawText(view, fitted(view, name, end - left - 28, style), left + 28, y, style);
  });
}

/** Over a rival's head: the name, one to three pips for the level, and how tired he is. */
export function drawLabel(view: View, who: Survivor, { x, y }: { x: number; y: number }): void {
  const { ctx } = view;
  const color = "#fff3d6";
  const style = { size: 13, align: "center", color, outline: OUTLINE, floats: true } as const;
  drawText(view, who.name, x, y - 42, style);
  const count = who.level ? levels.indexOf(who.level) + 1 : 0;
  ctx.fillStyle = ["#8fe0a0", "#ffd35c", "#ff7a5c"][count - 1] ?? color;
  for (let i = 0; i < count; i++) dot(ctx, x + (i - (count - 1) / 2) * 9, y - 48, 3.4);
  if (who.health > 99) return;
  ctx.fillStyle = "rgb(24 22 34 / 0.8)";
  ctx.fillRect(x - 20, y + 22, 40, 6);
  ctx.fillStyle = "#ff5d6c";
  ctx.fillRect(x - 19, y + 23, 38 * clamp(who.health / 100, 0, 1), 4);
}

export type Banner = { text: string; note: string; age: number };
export const BANNER_STEPS = 200;

export function drawBanner(view: View, { text, note, age }: Banner): void {
  const { ctx } = view;
  const grow = easeBack(clamp(age / 16, 0, 1));
  const room = view.width - 72;
  const size = sizeWithin(view, text, 30, room);
  const noteSize = sizeWithin(view, note, 18, room);
  const width = Math.max(textWidth(view, text, { size }), textWidth(view, note, { size: noteSize })) + 48;
  ctx.save();
  ctx.globalAlpha = clamp((BANNER_STEPS - age) / 24, 0, 1);
  ctx.translate(view.width / 2, view.height * 0.27);
  ctx.scale(grow, grow);
  ctx.fillStyle = "rgb(24 22 34 / 0.9)";
  ctx.beginPath();
  ctx.roundRect(-width / 2, -30, width, 80, 16);
  ctx.fill();
  drawText(view, text, 0, -5, {
    size,
    align: "center",
    baseline: "middle",
    color: "#ffb53d",
  });
  drawText(view, note, 0, 28, { size: noteSize, align: "center", baseline: "middle", color: "#f4f0e4" });
  ctx.restore();
}

/** Advice over the buttons: one line, and more of them in a narrow frame. */
export function drawHint(view: View, text: string): void {
  if (text === "") return;
  const { ctx } = view;
  const widthOf = (part: string) => textWidth(view, part, { size: 18 });
  const lines = wrap(text, view.width - 60, widthOf);
  const width = Math.max(...lines.map(widthOf)) + 28;
  const step = readableSize(view, 18) * 1.25;
  const height = Math.max(34, lines.length * step + 12);
  const y = view.height - 75 - height / 2;
  ctx.fillStyle = "rgb(24 22 34 / 0.72)";
  ctx.beginPath();
  ctx.roundRect(view.width / 2 - width / 2, y - height / 2, width, height, 17);
  ctx.fill();
  drawText(view, text, view.width / 2, y + 1, {
    size: 18,
    width: view.width - 60,
    align: "center",
    baseline: "middle",
    color: "#fff3d6",
  });
}
