import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import { COUNTER_Y, type Rect } from "#html5/counter-service/engine/core/targets.ts";
import { type Ctx, disc, line, mix, oval, poly, slab } from "#html5/counter-service/engine/draw/shapes.ts";

const INK = "#3a1f1a";

/** An evening in a small street: plaster and brick, fairy lights, a view over roofs. */
export function drawTrattoria(ctx: Ctx, area: Rect): void {
  ctx.fillStyle = "#e8a566";
  ctx.fillRect(area.x, area.y, area.width, COUNTER_Y - area.y);
  drawBricks(ctx, area);
  drawArch(ctx, 210);
  drawArch(ctx, 560);
  drawLights(ctx, area);
  drawShelf(ctx, 20, 151);
}

function drawBricks(ctx: Ctx, area: Rect) {
  for (let y = 168, row = 0; y < COUNTER_Y; y += 20, row++) {
    for (let x = Math.floor(area.x / 48) * 48 - (row % 2) * 24; x < area.x + area.width; x += 48) {
      const shade = (Math.abs(x * 7 + y * 3) % 5) / 14;
      slab(ctx, x + 1, y + 1, 46, 18, 3, mix("#b9573a", "#8d3c29", shade * 2));
    }
  }
  ctx.fillStyle = "#7d3526";
  ctx.fillRect(area.x, 163, area.width, 5);
}

function drawArch(ctx: Ctx, x: number) {
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(x - 110, 163);
  ctx.lineTo(x - 110, 110);
  ctx.arc(x, 118, 110, Math.PI, 0);
  ctx.lineTo(x + 110, 163);
  ctx.closePath();
  ctx.fillStyle = "#3d4f86";
  ctx.fill();
  ctx.clip();
  const glow = ctx.createLinearGradient(0, 40, 0, 165);
  glow.addColorStop(0, "#3b4a8a");
  glow.addColorStop(1, "#f2a65e");
  ctx.fillStyle = glow;
  ctx.fillRect(x - 120, 0, 240, 170);
  disc(ctx, x + 46, 74, 17, "#fff2c9");
  for (const [dx, height, color] of [
    [-100, 50, "#7a3d4a"],
    [-52, 72, "#5e2f45"],
    [-4, 44, "#8a4650"],
    [40, 60, "#6a3548"],
  ] as const) {
    ctx.fillStyle = color;
    ctx.fillRect(x + dx, 165 - height, 46, height);
    poly(
      ctx,
      [x + dx - 4, 165 - height, x + dx + 23, 148 - height, x + dx + 50, 165 - height],
      mix(color, "#000000", 0.25),
    );
    slab(ctx, x + dx + 16, 177 - height, 13, 15, 2, "#ffd98a");
  }
  ctx.restore();
  ctx.strokeStyle = "#fbe3bd";
  ctx.lineWidth = 9;
  ctx.beginPath();
  ctx.moveTo(x - 110, 166);
  ctx.lineTo(x - 110, 118);
  ctx.arc(x, 118, 110, Math.PI, 0);
  ctx.lineTo(x + 110, 166);
  ctx.stroke();
}

function drawLights(ctx: Ctx, area: Rect) {
  const bulbs = ["#ffe27a", "#ff8d6b", "#9be08a", "#8fd0ff"];
  for (let x = Math.floor(area.x / 160) * 160, turn = 0; x < area.x + area.width; x += 160, turn++) {
    ctx.beginPath();
    ctx.moveTo(x, 38);
    ctx.quadraticCurveTo(x + 80, 74, x + 160, 38);
    ctx.strokeStyle = INK;
    ctx.lineWidth = 2.5;
    ctx.stroke();
    for (const at of [0.2, 0.5, 0.8])
      disc(
        ctx,
        x + 160 * at,
        38 + 72 * at * (1 - at) + 6,
        6,
        bulbs[(turn + Math.round(at * 5)) % 4] ?? "#ffffff",
        INK,
      );
  }
}

function drawShelf(ctx: Ctx, x: number, y: number) {
  slab(ctx, x, y, 70, 8, 3, "#7a4a2b", INK);
  slab(ctx, x + 6, y - 34, 18, 34, 5, "#5f8f3f", INK);
  slab(ctx, x + 11, y - 46, 8, 14, 3, "#5f8f3f", INK);
  disc(ctx, x + 46, y - 15, 15, "#d83a26", INK);
  slab(ctx, x + 34, y - 30, 24, 8, 3, "#f3e3c0", INK);
}

/** Dough corner, board, oven and cutting board without what lies on them. */
export function drawStations(ctx: Ctx, shift: Shift): void {
  slab(ctx, 106, 246, 228, 184, 14, "#f3ead9", INK);
  for (const [x, y, r] of [
    [130, 400, 14],
    [300, 262, 10],
    [282, 412, 12],
  ] as const)
    disc(ctx, x, y, r, "rgb(255 255 255 / 0.8)");
  disc(ctx, 214, 340, 82, "#d8ad74", INK);
  disc(ctx, 214, 340, 74, "#e2bb86");
  drawOven(ctx, shift);
  slab(ctx, 552, 246, 140, 184, 14, "#c98f57", INK);
  for (const y of [280, 330, 380, 415]) line(ctx, [562, y, 682, y + 3], "#b67d48", 3);
}

function drawOven(ctx: Ctx, shift: Shift) {
  slab(ctx, 337, 244, 213, 187, 20, "#b9573a", INK);
  for (let y = 248; y < 428; y += 16) line(ctx, [340, y, 544, y], "#9b4630", 2);
  shift.kitchen.places.spots.forEach(({ x, y, width, height }, at) => {
    const isOpen = at < shift.bench.spots.length;
    slab(ctx, x + 2, y, width - 4, height, [38, 38, 8, 8], isOpen ? "#3a1a14" : "#8a4030", INK);
    if (!isOpen) {
      line(ctx, [x + 28, y + height / 2, x + width - 28, y + height / 2], "#5c2a20", 7);
      return;
    }
    oval(ctx, x + width / 2, y + height - 12, width / 2 - 10, 26, "rgb(255 120 40 / 0.45)");
    for (const dx of [22, 51, 80])
      poly(
        ctx,
        [x + dx - 9, y + height - 4, x + dx, y + height - 26, x + dx + 9, y + height - 4],
        "rgb(255 190 70 / 0.5)",
      );
  });
}

/** The way to the oven: an arrow that wakes when there is something to bake. */
export function drawWayOn(ctx: Ctx, { x, y, width, height }: Rect, isOn: boolean, time: number): void {
  const nudge = isOn ? Math.sin(time / 8) * 3 : 0;
  slab(ctx, x, y, width, height, 12, isOn ? "#4c8c3f" : "#b9ac97", INK);
  const cx = x + width / 2 + nudge;
  const cy = y + height / 2;
  poly(
    ctx,
    [cx - 11, cy - 16, cx + 1, cy - 16, cx + 13, cy, cx + 1, cy + 16, cx - 11, cy + 16, cx, cy],
    "#fff6e2",
    INK,
  );
}
