import type { Waters } from "#html5/raft-rumble/voyage/levels.ts";
import type { View } from "#kit/draw/view.ts";
import { type Paints, paints } from "./colours.ts";

type Ctx = CanvasRenderingContext2D;

/** A number between 0 and 1 that belongs to this index for ever: scenery is looked up, not stored. */
export function dice(index: number, salt: number): number {
  const mixed = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** All behind the water. `wind` carries the clouds. */
export function drawSky(view: View, waters: Waters, horizon: number, steps: number, wind: number): void {
  printBackdrop(view, waters, horizon);
  if (waters === "night") drawNight(view, horizon, steps);
  if (waters === "storm") drawLightning(view, horizon, steps);
  drawClouds(view, paints[waters], waters, horizon, steps, wind);
  if (waters === "lagoon" || waters === "ocean") drawGulls(view, horizon, steps);
}

/** Pixels around the frame that a shake may uncover. */
const MARGIN = 36;
let backdrop: { key: string; canvas: HTMLCanvasElement } | undefined;

/** Sky, sun and coast stand still: they are painted once, pixel by pixel as the frame shows them, and then printed. */
function printBackdrop(view: View, waters: Waters, horizon: number) {
  const zoom = view.ctx.canvas.width / view.width;
  const key = `${waters} ${view.width} ${horizon} ${zoom}`;
  if (backdrop?.key !== key) backdrop = { key, canvas: paintBackdrop(view, waters, horizon, zoom) };
  const { canvas } = backdrop;
  const start = -MARGIN / zoom;
  view.ctx.drawImage(canvas, start, start, canvas.width / zoom, canvas.height / zoom);
}

function paintBackdrop(view: View, waters: Waters, horizon: number, zoom: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = view.ctx.canvas.width + MARGIN * 2;
  canvas.height = Math.ceil((horizon + 30) * zoom) + MARGIN;
  const ctx = canvas.getContext("2d", { alpha: false });
  if (!ctx) throw new Error("This browser cannot draw on a canvas.");
  ctx.setTransform(zoom, 0, 0, zoom, MARGIN, MARGIN);
  const paint = paints[waters];
  const sky = ctx.createLinearGradient(0, 0, 0, horizon);
  paint.sky.forEach((color, i) => {
    sky.addColorStop(i / 2, color);
  });
  ctx.fillStyle = sky;
  ctx.fillRect(-MARGIN / zoom, -MARGIN / zoom, canvas.width / zoom, canvas.height / zoom);
  drawOrb(ctx, view.width, paint, waters, horizon);
  drawFar(ctx, view.width, paint, waters, horizon);
  return canvas;
}

function drawOrb(ctx: Ctx, width: number, paint: Paints, waters: Waters, horizon: number) {
  const x = width * (waters === "storm" ? 0.5 : 0.64);
  const y = horizon * (waters === "storm" ? 0.9 : waters === "lagoon" ? 0.7 : 0.32);
  const radius = waters === "night" ? 30 : waters === "ocean" ? 36 : 54;
  ctx.fillStyle = paint.orb;
  for (const [size, strength] of [
    [2.3, 0.12],
    [1.5, 0.2],
    [1, 1],
  ] as const) {
    ctx.globalAlpha = strength;
    ctx.beginPath();
    ctx.arc(x, y, radius * size, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

function drawNight({ ctx, width }: View, horizon: number, steps: number) {
  ctx.fillStyle = "#fff";
  for (let i = 0; i < 60; i++) {
    ctx.globalAlpha = 0.35 + 0.45 * Math.abs(Math.sin(steps * 0.01 + i));
    const size = 1 + dice(i, 3) * 1.8;
    ctx.fillRect(dice(i, 1) * width, dice(i, 2) * horizon * 0.8, size, size);
  }
  for (const [color, height, salt] of [
    ["rgb(110 255 190 / 0.24)", 0.28, 1],
    ["rgb(150 160 255 / 0.2)", 0.42, 4],
  ] as const) {
    ctx.globalAlpha = 1;
    ctx.fillStyle = color;
    ctx.beginPath();
    for (let x = -20; x <= width + 40; x += 40) {
      const y =
        horizon * height + Math.sin(x / 150 + steps * 0.006 + salt) * 34 + Math.sin(x / 61 + salt) * 12;
      ctx.lineTo(x, y);
    }
    for (let x = width + 40; x >= -20; x -= 40) {
      ctx.lineTo(x, horizon * height + 92 + Math.sin(x / 170 + steps * 0.005 + salt) * 30);
    }
    ctx.fill();
  }
}

/** Rare, short, and never a full white flash: nobody should have to look away. */
function drawLightning({ ctx, width }: View, horizon: number, steps: number) {
  const beat = Math.floor(steps / 300);
  const age = steps % 300;
  if (age > 16) return;
  ctx.strokeStyle = `rgb(255 236 214 / ${0.8 - age / 22})`;
  ctx.lineWidth = 3;
  ctx.beginPath();
  let x = width * (0.15 + dice(beat, 1) * 0.7);
  ctx.moveTo(x, horizon * 0.15);
  for (let i = 1; i < 6; i++) {
    x += (dice(beat, i + 2) - 0.5) * 70;
    ctx.lineTo(x, horizon * (0.15 + i * 0.13));
  }
  ctx.stroke();
}

function drawClouds(view: View, paint: Paints, waters: Waters, horizon: number, steps: number, wind: number) {
  const { ctx, width } = view;
  ctx.fillStyle = paint.cloud;
  const isHeavy = waters === "storm";
  const shift = steps * (0.12 + wind * 4);
  const gap = isHeavy ? 190 : 290;
  for (let i = Math.floor(-shift / gap) - 2; i * gap + shift < width + gap; i++) {
    const x = i * gap + shift + dice(i, 8) * 120;
    const y = horizon * (isHeavy ? 0.02 + dice(i, 9) * 0.16 : 0.12 + dice(i, 9) * 0.42);
    const size = (isHeavy ? 1.5 : 0.7) + dice(i, 10) * 0.6;
    ctx.beginPath();
    ctx.roundRect(x, y, 130 * size, 24 * size, 12 * size);
    ctx.moveTo(x + 18 * size, y + 2 * size);
    ctx.arc(x + 42 * size, y + 2 * size, 24 * size, Math.PI, 0);
    ctx.moveTo(x + 64 * size, y + 6 * size);
    ctx.arc(x + 82 * size, y + 6 * size, 18 * size, Math.PI, 0);
    ctx.fill();
  }
}

function drawFar(ctx: Ctx, width: number, paint: Paints, waters: Waters, horizon: number) {
  ctx.fillStyle = paint.far;
  ctx.beginPath();
  const spread = waters === "ocean" ? 460 : 300;
  for (let i = 0; i * spread < width + spread; i++) {
    const x = i * spread + dice(i, 21) * 140 - 60;
    const wide = 120 + dice(i, 22) * 130;
    const high = 26 + dice(i, 23) * (waters === "storm" ? 74 : 42);
    ctx.moveTo(x - wide, horizon + 12);
    ctx.quadraticCurveTo(x - wide * 0.3, horizon - high, x, horizon - high);
    ctx.quadraticCurveTo(x + wide * 0.4, horizon - high * 0.7, x + wide, horizon + 12);
    if (waters === "lagoon") palm(ctx, x - 20 + dice(i, 24) * 40, horizon - high + 4, 30 + dice(i, 25) * 18);
  }
  ctx.fill();
}

function palm(ctx: Ctx, x: number, y: number, height: number) {
  ctx.moveTo(x - 3, y + 6);
  ctx.quadraticCurveTo(x + 2, y - height * 0.5, x + 9, y - height);
  ctx.lineTo(x + 13, y - height);
  ctx.quadraticCurveTo(x + 6, y - height * 0.5, x + 4, y + 6);
  for (const way of [-1, 1]) {
    for (const drop of [2, 14]) {
      ctx.moveTo(x + 11, y - height);
      ctx.quadraticCurveTo(x + 11 + way * 16, y - height - 14 + drop, x + 11 + way * 30, y - height + drop);
      ctx.quadraticCurveTo(x + 11 + way * 14, y - height - 4 + drop, x + 11, y - height + 4);
    }
  }
}

function drawGulls({ ctx, width }: View, horizon: number, steps: number) {
  ctx.strokeStyle = "rgb(40 60 90 / 0.55)";
  ctx.lineWidth = 2.5;
  ctx.lineCap = "round";
  for (let i = 0; i < 4; i++) {
    const x = ((dice(i, 31) * width * 1.3 + steps * (0.3 + dice(i, 33) * 0.3)) % (width * 1.3)) - 80;
    const y = horizon * (0.22 + dice(i, 32) * 0.34) + Math.sin(steps * 0.02 + i) * 8;
    const flap = 4 + Math.sin(steps * 0.12 + i * 2) * 4;
    ctx.beginPath();
    ctx.moveTo(x - 11, y - flap);
    ctx.quadraticCurveTo(x - 4, y - 4, x, y);
    ctx.quadraticCurveTo(x + 4, y - 4, x + 11, y - flap);
    ctx.stroke();
  }
}
