import { DAY, darkness, dayOf } from "#html5/campfire/core/calendar.ts";
import { items } from "#html5/campfire/core/pack.ts";
import { levels } from "#html5/campfire/core/skills.ts";
import type { Survivor } from "#html5/campfire/core/survivor.ts";
import type { Wilds } from "#html5/campfire/core/wilds.ts";
import { zoomOf } from "#html5/campfire/draw/camera.ts";
import { drawItem } from "#html5/campfire/draw/icons.ts";
import { type Minimap, mapSize } from "#html5/campfire/draw/minimap.ts";
import { at, type Ctx, dot } from "#html5/campfire/draw/paint.ts";
import { t } from "#html5/campfire/words.ts";
import { drawText, readableSize, sizeWithin, textWidth, wrap } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";

const OUTLINE = "rgb(20 18 30 / 0.75)";
const PAPER = "rgb(24 22 34 / 0.62)";

/** Where the HUD's parts stand: how the hero is at the upper left, hour and place at the upper right. */
export function drawHud(view: View, wilds: Wilds, hero: Survivor, minimap: Minimap): void {
  const { time } = wilds.world;
  drawVitals(view, hero, time);
  drawPack(view, hero);
  minimap.draw(view, wilds);
  drawCorner(view, wilds, hero);
}

const vitals = [
  { key: "health", color: "#ff5d6c", low: "#ff2f45", icon: drawHeart },
  { key: "food", color: "#f2a444", low: "#ff7a2d", icon: (ctx: Ctx) => drawItem(ctx, "berries") },
  { key: "warmth", color: "#ffd35c", low: "#6fb7ff", icon: drawSpark },
] as const;

/** Parts of the HUD are drawn larger in a small frame, so that they stay so many CSS pixels. */
const growth = ({ scale }: View) => Math.max(1, 0.78 / scale);
const DIAL = 23;

/** Three dials: a ring that runs out, and beats when little is left. */
function drawVitals(view: View, hero: Survivor, time: number) {
  const { ctx } = view;
  const grow = growth(view);
  vitals.forEach(({ key, color, low, icon }, index) => {
    const place = { x: (12 + DIAL + index * (DIAL * 2 + 8)) * grow, y: (12 + DIAL) * grow };
    const value = clamp(hero[key] / 100, 0, 1);
    const isLow = value < 0.3;
    const beat = isLow ? 1 + Math.max(0, Math.sin(time / 7)) * 0.18 : 1;
    at(
      ctx,
      place,
      () => {
        ctx.fillStyle = PAPER;
        dot(ctx, 0, 0, DIAL);
        ctx.lineWidth = 5;
        ctx.lineCap = "round";
        ctx.strokeStyle = "rgb(255 255 255 / 0.14)";
        ctx.beginPath();
        ctx.arc(0, 0, DIAL - 3, 0, Math.PI * 2);
        ctx.stroke();
        ctx.strokeStyle = isLow ? low : color;
        ctx.beginPath();
        ctx.arc(0, 0, DIAL - 3, -Math.PI / 2, -Math.PI / 2 + Math.max(0.02, value) * Math.PI * 2);
        ctx.stroke();
        at(ctx, { x: 0, y: key === "warmth" ? 1 : 0 }, () => icon(ctx), 0, beat);
      },
      0,
      grow,
    );
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

/** What is carried, and nothing that is not. */
function drawPack(view: View, { pack }: Survivor) {
  const { ctx } = view;
  const grow = growth(view);
  const carried = items.filter((item) => pack[item] > 0);
  if (carried.length === 0) return;
  const style = { size: 17 * grow, baseline: "middle", outline: OUTLINE } as const;
  const step = 30 * grow + textWidth(view, "00", style);
  const y = (12 + DIAL * 2 + 24) * grow;
  ctx.fillStyle = "rgb(24 22 34 / 0.45)";
  ctx.beginPath();
  ctx.roundRect(12 * grow, y - 16 * grow, carried.length * step + 6 * grow, 32 * grow, 16 * grow);
  ctx.fill();
  carried.forEach((item, index) => {
    const x = 12 * grow + index * step;
    at(ctx, { x: x + 17 * grow, y }, () => drawItem(ctx, item), 0, 0.9 * grow);
    drawText(view, written(pack[item]), x + 31 * grow, y + 1, style);
  });
}

/** Beside the map: the day with its sun or moon, and the own place and points. */
function drawCorner(view: View, wilds: Wilds, hero: Survivor) {
  const { ctx } = view;
  const { time } = wilds.world;
  const grow = growth(view);
  const right = view.width - mapSize(view) - 18;
  const height = 40 * grow;
  const day = t("hud.day", { day: written(dayOf(time)) });
  const style = { size: 20 * grow, baseline: "middle", color: "#fff3d6" } as const;
  const pill = (top: number, text: string, icon: (place: { x: number; y: number }) => void) => {
    const width = textWidth(view, text, style) + 56 * grow;
    ctx.fillStyle = PAPER;
    ctx.beginPath();
    ctx.roundRect(right - width, top, width, height, height / 2);
    ctx.fill();
    icon({ x: right - width + 21 * grow, y: top + height / 2 });
    drawText(view, text, right - width + 42 * grow, top + height / 2 + 1, style);
  };
  pill(10, day, (place) => {
    at(ctx, place, () => drawDial(ctx, { x: 0, y: 0 }, (time % DAY) / DAY, darkness(time)), 0, 0.95 * grow);
  });
  const place = wilds.ranking().indexOf(hero) + 1;
  if (place === 0) return;
  pill(16 + height, written(Math.floor(hero.points)), (spot) => drawMedal(view, spot, place, grow));
}

const medals = ["#ffd35c", "#d3d9de", "#d99a5c"] as const;

function drawMedal(view: View, { x, y }: { x: number; y: number }, place: number, grow: number) {
  const { ctx } = view;
  ctx.fillStyle = medals[place - 1] ?? "#6d6878";
  ctx.strokeStyle = "#22202b";
  ctx.lineWidth = 2 * grow;
  ctx.beginPath();
  ctx.arc(x, y, 14 * grow, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  const color = place <= medals.length ? "#22202b" : "#fff3d6";
  drawText(view, written(place), x, y + 1, { size: 16 * grow, align: "center", baseline: "middle", color });
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

/** Over a rival's head: the name, one to three pips for the level, and how tired he is. */
export function drawLabel(view: View, who: Survivor, { x, y }: { x: number; y: number }): void {
  const { ctx } = view;
  const color = "#fff3d6";
  const style = { size: 13, align: "center", color, outline: OUTLINE, floats: true } as const;
  const zoom = zoomOf(view);
  const top = y - 22 * zoom - readableSize(view, 13) * 1.2;
  drawText(view, who.name, x, top, style);
  const count = who.level ? levels.indexOf(who.level) + 1 : 0;
  ctx.fillStyle = ["#8fe0a0", "#ffd35c", "#ff7a5c"][count - 1] ?? color;
  for (let i = 0; i < count; i++) dot(ctx, x + (i - (count - 1) / 2) * 9, top - 7, 3.4);
  if (who.health > 99) return;
  ctx.fillStyle = "rgb(24 22 34 / 0.8)";
  ctx.fillRect(x - 20, y + 20 * zoom, 40, 6);
  ctx.fillStyle = "#ff5d6c";
  ctx.fillRect(x - 19, y + 20 * zoom + 1, 38 * clamp(who.health / 100, 0, 1), 4);
}

export type Banner = { text: string; note: string; age: number };
export const BANNER_STEPS = 200;

export function drawBanner(view: View, { text, note, age }: Banner): void {
  const { ctx } = view;
  const grow = growth(view);
  const pop = easeBack(clamp(age / 16, 0, 1));
  const room = view.width - 72;
  const size = sizeWithin(view, text, 30 * grow, room);
  const noteSize = sizeWithin(view, note, 18 * grow, room);
  const width = Math.max(textWidth(view, text, { size }), textWidth(view, note, { size: noteSize })) + 48;
  ctx.save();
  ctx.globalAlpha = clamp((BANNER_STEPS - age) / 24, 0, 1);
  ctx.translate(view.width / 2, view.height * 0.27);
  ctx.scale(pop, pop);
  ctx.fillStyle = "rgb(24 22 34 / 0.9)";
  ctx.beginPath();
  ctx.roundRect(-width / 2, -30 * grow, width, 80 * grow, 16 * grow);
  ctx.fill();
  drawText(view, text, 0, -5 * grow, {
    size,
    align: "center",
    baseline: "middle",
    color: "#ffb53d",
  });
  drawText(view, note, 0, 28 * grow, {
    size: noteSize,
    align: "center",
    baseline: "middle",
    color: "#f4f0e4",
  });
  ctx.restore();
}

/** Advice over the buttons: one line, and more of them in a narrow frame. */
export function drawHint(view: View, text: string, bottom: number): void {
  const { ctx } = view;
  const size = 18 * growth(view);
  const widthOf = (part: string) => textWidth(view, part, { size });
  const lines = wrap(text, view.width - 60, widthOf);
  const width = Math.max(...lines.map(widthOf)) + 28;
  const step = readableSize(view, size) * 1.25;
  const height = lines.length * step + 12;
  const y = bottom - 10 - height / 2;
  ctx.fillStyle = "rgb(24 22 34 / 0.72)";
  ctx.beginPath();
  ctx.roundRect(view.width / 2 - width / 2, y - height / 2, width, height, 17);
  ctx.fill();
  drawText(view, text, view.width / 2, y + 1, {
    size,
    width: view.width - 60,
    align: "center",
    baseline: "middle",
    color: "#fff3d6",
  });
}
