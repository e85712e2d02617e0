import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import { COUNTER_Y, type Rect } from "#html5/counter-service/engine/core/targets.ts";
import { type Ctx, disc, line, oval, poly, slab } from "#html5/counter-service/engine/draw/shapes.ts";

const INK = "#4a2438";

/** A bakery in the morning sun: candy stripes, scallops, shelves of jars, a giant ring on the wall. */
export function drawBakery(ctx: Ctx, area: Rect): void {
  ctx.fillStyle = "#ffd9e4";
  ctx.fillRect(area.x, area.y, area.width, COUNTER_Y - area.y);
  for (let x = Math.floor(area.x / 48) * 48; x < area.x + area.width; x += 48) {
    ctx.fillStyle = "#ffcbdb";
    ctx.fillRect(x, area.y, 24, COUNTER_Y - area.y);
  }
  ctx.fillStyle = "#8fd8c6";
  ctx.fillRect(area.x, 168, area.width, COUNTER_Y - 168);
  for (let x = Math.floor(area.x / 56) * 56; x < area.x + area.width; x += 56) {
    slab(ctx, x + 6, 178, 44, 40, 8, "#7ecab7");
  }
  ctx.fillStyle = "#fffaf2";
  ctx.fillRect(area.x, 162, area.width, 8);
  drawWindow(ctx, 36, 56);
  drawRing(ctx, 382, 104);
  drawShelf(ctx, 480, 152);
  drawScallops(ctx, area);
}

function drawWindow(ctx: Ctx, x: number, y: number) {
  ctx.save();
  slab(ctx, x, y, 250, 104, 50, "#c9efff", "#fffaf2");
  ctx.clip();
  disc(ctx, x + 60, y + 40, 24, "#fff0a8");
  for (const [dx, r] of [
    [150, 20],
    [174, 26],
    [202, 18],
  ] as const)
    disc(ctx, x + dx, y + 44, r, "#ffffff");
  oval(ctx, x + 125, y + 124, 190, 50, "#a8dd94");
  ctx.restore();
  slab(ctx, x, y, 250, 104, 50, "rgb(255 255 255 / 0)", "#fffaf2");
}

function drawRing(ctx: Ctx, x: number, y: number) {
  disc(ctx, x, y, 48, "#dd9c4c", INK);
  disc(ctx, x, y, 41, "#f06fa0");
  const candies = ["#ffd23c", "#5ec8ff", "#ffffff", "#7be08a"];
  for (let i = 0; i < 14; i++) {
    const turn = i * 0.45;
    const away = i % 2 ? 33 : 24;
    slab(
      ctx,
      x + Math.cos(turn) * away - 4,
      y + Math.sin(turn) * away - 2,
      9,
      4,
      2,
      candies[i % 4] ?? "#ffffff",
    );
  }
  disc(ctx, x, y, 15, "#ffd9e4", INK);
}

function drawShelf(ctx: Ctx, x: number, y: number) {
  slab(ctx, x, y, 250, 9, 4, "#c98a5a", INK);
  const jars = ["#f06fa0", "#8fe0c0", "#ffd23c", "#a98ae0", "#ff9f6b"];
  jars.forEach((color, at) => {
    const left = x + 14 + at * 46;
    slab(ctx, left, y - 52, 36, 52, 8, "rgb(255 255 255 / 0.75)", INK);
    slab(ctx, left + 3, y - 34 + (at % 2) * 8, 30, 32 - (at % 2) * 8, 6, color);
    slab(ctx, left + 2, y - 60, 32, 11, 4, "#fffaf2", INK);
  });
}

function drawScallops(ctx: Ctx, area: Rect) {
  const top = Math.min(area.y, 0);
  for (let x = Math.floor(area.x / 96) * 96; x < area.x + area.width; x += 48)
    slab(ctx, x, top, 48, 58 - top, [0, 0, 24, 24], (x / 48) % 2 === 0 ? "#e85d9a" : "#fffaf2", INK);
}

/** Fryer, icing table and box shelf without what lies on them. */
export function drawStations(ctx: Ctx, shift: Shift): void {
  slab(ctx, 106, 246, 234, 184, 16, "#c3ccd4", INK);
  slab(ctx, 113, 252, 220, 172, 12, "#e9b44c", INK);
  for (let i = 0; i < 26; i++)
    disc(ctx, 124 + ((i * 47) % 200), 262 + ((i * 83) % 152), 3 + (i % 4), "rgb(255 240 190 / 0.5)");
  shift.kitchen.places.spots.forEach(({ x, y, width, height }, at) => {
    if (at < shift.bench.spots.length) return;
    slab(ctx, x, y, width, height, 12, "#aab4bd", INK);
    line(ctx, [x + 30, y + height / 2, x + width - 30, y + height / 2], "#7f8a94", 8);
  });
  slab(ctx, 346, 246, 180, 184, 16, "#fff4ea", INK);
  ctx.save();
  ctx.clip();
  for (let y = 250; y < 430; y += 20)
    for (let x = 350 + ((y / 10) % 4) * 10; x < 526; x += 40) slab(ctx, x, y, 18, 18, 4, "#ffe3ec");
  ctx.restore();
  slab(ctx, 346, 246, 180, 184, 16, "rgb(255 255 255 / 0)", INK);
  slab(ctx, 534, 246, 158, 184, 16, "#d9c6f0", INK);
}

/** The open box with places for as many as were asked for. */
export function drawBox(ctx: Ctx, { x, y, width, height }: Rect): void {
  slab(ctx, x + 14, y + 20, width - 28, height - 34, 8, "#fffaf2", INK);
  slab(ctx, x + 22, y + 28, width - 44, height - 50, 6, "#ffd9e4");
  slab(ctx, x + 14, y + 6, width - 28, 16, [8, 8, 0, 0], "#e85d9a", INK);
  line(ctx, [x + 24, y + 14, x + width - 24, y + 14], "#ffffff", 3);
}

/** Takes icing off again; pale while there is none. */
export function drawScraper(ctx: Ctx, { x, y, width, height }: Rect, isOn: boolean): void {
  slab(ctx, x + 3, y + 3, width - 6, height - 6, 14, isOn ? "#ffd75e" : "#efe4ea", INK);
  ctx.save();
  ctx.translate(x + width / 2, y + height / 2);
  ctx.rotate(0.7);
  ctx.globalAlpha = isOn ? 1 : 0.45;
  slab(ctx, -4, 0, 8, 22, 4, "#c98a5a", INK);
  poly(ctx, [-13, -20, 13, -20, 9, 2, -9, 2], "#dfe6e8", INK);
  slab(ctx, -14, -22, 28, 6, 3, "#f06fa0", INK);
  ctx.restore();
}

/** Swings over the donut; shines when a shake would hit the middle. */
export function drawShaker(ctx: Ctx, x: number, y: number, isStraight: boolean, time: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(Math.sin(time / 17) * 0.15);
  slab(ctx, -13, -26, 26, 36, 7, isStraight ? "#fff3a6" : "#ffffff", INK);
  slab(ctx, -11, -10, 22, 12, 3, "#e85d9a");
  slab(ctx, -15, 8, 30, 10, 4, "#c3ccd4", INK);
  for (const dx of [-7, 0, 7]) disc(ctx, dx, 13, 1.8, INK);
  ctx.restore();
}
