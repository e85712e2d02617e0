import { type Arena, ROUND_STEPS } from "#html5/borders/core/arena.ts";
import { STREAK_STEPS } from "#html5/borders/core/runner.ts";
import type { Theme } from "#html5/borders/draw/themes.ts";
import { t } from "#html5/borders/words.ts";
import { drawText, fitted, readableSize, sizeWithin, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack } from "#kit/ease.ts";
import { type Cast, percent } from "./cast.ts";

type Hud = { arena: Arena; cast: Cast; pop: number };

export function drawHud(view: View, hud: Hud): void {
  drawShare(view, hud);
  drawClock(view, hud);
  drawTable(view, hud);
}

function drawShare(view: View, { arena, cast, pop }: Hud) {
  const { hero, theme, note } = cast;
  if (!hero) return;
  const share = arena.shareOf(hero);
  const size = 46 * (1 + pop * 0.3);
  const outline = theme.paper;
  const height = drawText(view, percent(share), 16, 8, {
    size,
    color: theme.own,
    outline: theme.ink,
  });
  const place = arena.ranking().indexOf(hero) + 1;
  const line = t("hud.place", { place, count: arena.runners.length, note });
  const y = 10 + Math.max(height, 58);
  const taken = drawText(view, line, 17, y, { size: 17, color: theme.ink, outline });
  if (hero.streak < 2) return;
  const left = clamp(1 - hero.sinceClaim / STREAK_STEPS, 0, 1);
  const text = t("hud.streak", { streak: hero.streak });
  const below = y + taken + 6;
  drawText(view, text, 17, below, { size: 22, color: "#ffb000", outline: theme.ink });
  view.ctx.fillStyle = "#ffb000";
  view.ctx.fillRect(17, below + readableSize(view, 22) * 1.3, 110 * left, 5);
}

function drawClock(view: View, { arena, cast: { theme } }: Hud) {
  const seconds = Math.max(0, Math.ceil((ROUND_STEPS - arena.time) / 60));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const isHot = arena.isRush;
  const beat = isHot ? 1 + (1 - (arena.time % 60) / 60) * 0.12 : 1;
  const color = isHot ? "#ff4d4d" : theme.ink;
  drawText(view, text, view.width / 2, 12, {
    size: 32 * beat,
    align: "center",
    color,
    outline: theme.paper,
  });
}

/** The first five, and you below them when you are not among them. */
function drawTable(view: View, { arena, cast }: Hud) {
  const { ctx } = view;
  const { hero, theme } = cast;
  const ranking = arena.ranking();
  const rows = ranking.slice(0, 5);
  if (hero && !rows.includes(hero)) rows.push(hero);
  const most = Math.max(1, ...rows.map(({ id }) => arena.field.landOf(id)));
  const size = readableSize(view, 16);
  const rowHeight = size * 1.45;
  // Never under the clock in the middle.
  const width = Math.min(Math.max(232, size * 14.2), view.width / 2 - 60);
  const left = view.width - width - 12;
  ctx.globalAlpha = 0.82;
  rows.forEach((runner, row) => {
    const y = 12 + row * rowHeight;
    const color = cast.colorOf(runner.id);
    ctx.fillStyle = theme.paper;
    ctx.beginPath();
    ctx.roundRect(left, y, width, rowHeight - 3, 7);
    ctx.fill();
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.roundRect(left, y, Math.max(10, width * (arena.field.landOf(runner.id) / most)), rowHeight - 3, 7);
    ctx.fill();
  });
  ctx.globalAlpha = 1;
  rows.forEach((runner, row) => {
    const middle = 12 + row * rowHeight + (rowHeight - 3) / 2;
    const style = { size, baseline: "middle", color: theme.ink, outline: theme.paper } as const;
    const name = t("hud.row", { place: ranking.indexOf(runner) + 1, name: cast.nameOf(runner) });
    const worth = cast.worthOf(runner);
    const room = width - 26 - textWidth(view, worth, style);
    drawText(view, fitted(view, name, room, style), left + 9, middle, style);
    drawText(view, worth, left + width - 9, middle, { ...style, align: "right" });
  });
}

export type Banner = { text: string; note: string; age: number };
export const BANNER_STEPS = 170;

export function drawBanner(view: View, { text, note, age }: Banner, theme: Theme): void {
  const { ctx } = view;
  const grow = easeBack(clamp(age / 16, 0, 1));
  const fade = clamp((BANNER_STEPS - age) / 24, 0, 1);
  const room = view.width - 72;
  const size = sizeWithin(view, text, 30, room);
  const noteSize = sizeWithin(view, note, 20, room);
  const width = Math.max(textWidth(view, text, { size }), textWidth(view, note, { size: noteSize })) + 48;
  ctx.save();
  ctx.globalAlpha = fade;
  ctx.translate(view.width / 2, view.height * 0.33);
  ctx.scale(grow, grow);
  ctx.fillStyle = "rgb(14 18 26 / 0.88)";
  ctx.beginPath();
  ctx.roundRect(-width / 2, -32, width, 84, 16);
  ctx.fill();
  drawText(view, text, 0, -6, {
    size,
    align: "center",
    baseline: "middle",
    color: theme.own,
  });
  drawText(view, note, 0, 30, { size: noteSize, align: "center", baseline: "middle", color: "#ffffff" });
  ctx.restore();
}
