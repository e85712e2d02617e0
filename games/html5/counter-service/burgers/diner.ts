import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import { COUNTER_Y, type Rect } from "#html5/counter-service/engine/core/targets.ts";
import { type Ctx, disc, line, oval, poly, slab } from "#html5/counter-service/engine/draw/shapes.ts";

const INK = "#3a1f1a";
const WALL = "#2a9aa0";

/** A diner at noon: tiles, a striped awning, a window with a hill and the road. */
export function drawDiner(ctx: Ctx, area: Rect): void {
  ctx.fillStyle = WALL;
  ctx.fillRect(area.x, area.y, area.width, COUNTER_Y - area.y);
  drawTiles(ctx, area);
  for (const x of [70, 420]) drawWindow(ctx, x, 52, 280, 120);
  drawAwning(ctx, area);
  for (const x of [385, 735]) drawLamp(ctx, x);
}

function drawTiles(ctx: Ctx, area: Rect) {
  for (let y = 150; y < COUNTER_Y; y += 26) {
    for (let x = Math.floor(area.x / 26) * 26; x < area.x + area.width; x += 26) {
      const isDark = (Math.floor(x / 26) + Math.floor(y / 26)) % 2 === 0;
      ctx.fillStyle = isDark ? "#f7efe0" : "#1e7076";
      ctx.fillRect(x, y, 26, 26);
    }
  }
  ctx.fillStyle = "#e2452f";
  ctx.fillRect(area.x, 142, area.width, 9);
}

function drawWindow(ctx: Ctx, x: number, y: number, width: number, height: number) {
  ctx.save();
  slab(ctx, x, y, width, height, 16, "#bfe9f2", INK);
  ctx.clip();
  disc(ctx, x + width * 0.8, y + 32, 20, "#ffe9a0");
  oval(ctx, x + width * 0.3, y + height + 10, width * 0.5, 60, "#8ccf7a");
  oval(ctx, x + width * 0.85, y + height + 16, width * 0.4, 56, "#6db864");
  ctx.fillStyle = "#ffffff";
  for (const dx of [0, 22, 44]) disc(ctx, x + 50 + dx, y + 44 - (dx === 22 ? 9 : 0), 17, "#ffffff");
  ctx.restore();
  slab(ctx, x, y, width, height, 16, "rgb(255 255 255 / 0)", "#fff3df");
  line(ctx, [x + width / 2, y, x + width / 2, y + height], "#fff3df", 6);
}

function drawAwning(ctx: Ctx, area: Rect) {
  const top = Math.min(area.y, 0);
  const from = Math.floor(area.x / 80) * 80;
  for (let x = from; x < area.x + area.width; x += 40) {
    const color = (x / 40) % 2 === 0 ? "#e2452f" : "#fff3df";
    slab(ctx, x, top, 40, 54 - top, [0, 0, 16, 16], color, INK);
  }
}

function drawLamp(ctx: Ctx, x: number) {
  line(ctx, [x, 50, x, 68], INK, 3);
  poly(ctx, [x - 22, 90, x - 10, 68, x + 10, 68, x + 22, 90], "#ffcf3f", INK);
  oval(ctx, x, 91, 10, 5, "#fff6cf");
}

/** Grill and board without what lies on them. */
export function drawGrill(ctx: Ctx, shift: Shift): void {
  slab(ctx, 106, 246, 330, 184, 14, "#39363d", INK);
  slab(ctx, 112, 251, 318, 172, 9, "#57525a");
  for (let x = 118; x < 430; x += 13) line(ctx, [x, 256, x, 420], "#3f3b43", 4);
  shift.kitchen.places.spots.forEach((rect, at) => {
    const isOpen = at < shift.bench.spots.length;
    const { x, y, width, height } = rect;
    if (isOpen) oval(ctx, x + width / 2, y + 32, 52, 32, "rgb(255 110 40 / 0.3)");
    else slab(ctx, x + 6, y + 4, width - 12, height - 10, 10, "#6a3b34", INK);
    if (!isOpen) line(ctx, [x + 40, y + height / 2, x + width - 40, y + height / 2], "#8f5a50", 8);
  });
  slab(ctx, 444, 246, 246, 184, 14, "#c98f57", INK);
  for (const y of [276, 318, 362, 402]) line(ctx, [456, y, 678, y + 4], "#b67d48", 3);
}

export function drawPlate(ctx: Ctx, x: number, y: number): void {
  oval(ctx, x, y + 2, 92, 12, "rgb(60 30 15 / 0.3)");
  oval(ctx, x, y - 3, 88, 11, "#ffffff", INK);
  oval(ctx, x, y - 5, 62, 6, "#e6eef0");
}

/** Open above the plate; they shine when a drop would be straight. */
export function drawTongs(ctx: Ctx, x: number, y: number, isStraight: boolean, time: number): void {
  const color = isStraight ? "#fff3a6" : "#d5dde0";
  const grip = Math.sin(time / 10) * 1.5;
  for (const side of [-1, 1]) {
    line(ctx, [x + side * 3, y - 14, x + side * (20 + grip), y + 12, x + side * 12, y + 26], INK, 9);
    line(ctx, [x + side * 3, y - 14, x + side * (20 + grip), y + 12, x + side * 12, y + 26], color, 5);
  }
  disc(ctx, x, y - 14, 8, "#e2452f", INK);
  if (!isStraight) return;
  ctx.setLineDash([4, 8]);
  line(ctx, [x, y + 34, x, y + 90], "rgb(255 250 210 / 0.8)", 3);
  ctx.setLineDash([]);
}
