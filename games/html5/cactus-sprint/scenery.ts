import type { View } from "#kit/draw/view.ts";
import { css, type Paints } from "./colours.ts";
import type { World } from "./worlds.ts";

export type Place = {
  /** The world that we leave and the one that we enter; `blend` goes from 0 to 1 as it comes into sight. */
  from: World;
  world: World;
  blend: number;
  paints: Paints;
  daylight: number;
  camera: number;
  groundY: number;
  steps: number;
};

/** A number between 0 and 1 that belongs to this place for ever: scenery is not stored, it is looked up. */
function dice(index: number, salt: number): number {
  const mixed = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

export function drawScenery(view: View, place: Place): void {
  drawSky(view, place);
  const { ctx } = view;
  const isChanging = place.from !== place.world && place.blend < 1;
  const layers = isChanging
    ? ([
        [place.from, 1 - place.blend],
        [place.world, place.blend],
      ] as const)
    : ([[place.world, 1]] as const);
  for (const [pace, size, paint, shapes] of [
    [0.12, 300, place.paints.far, farShapes],
    [0.32, 230, place.paints.near, nearShapes],
  ] as const) {
    for (const [world, strength] of layers) {
      ctx.globalAlpha = strength;
      drawLayer(view, place, pace, size, css(paint), shapes[world]);
    }
  }
  ctx.globalAlpha = 1;
}

function drawSky(view: View, place: Place) {
  const { paints, daylight, groundY, world } = place;
  const { ctx, width } = view;
  const sky = ctx.createLinearGradient(0, 0, 0, groundY);
  sky.addColorStop(0, css(paints.skyTop));
  sky.addColorStop(1, css(paints.skyLow));
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, width, groundY);
  if (daylight < 0.9 || world === "moon") drawNight(view, place);
  const height = groundY * (0.62 - 0.42 * Math.abs(daylight - 0.5) * 2);
  if (world === "moon") drawHome(ctx, width * 0.74, groundY * 0.28);
  else drawDisc(ctx, width * 0.76, height, daylight > 0.5 ? "#fff3c9" : "#e9e6ff", daylight > 0.5 ? 34 : 26);
  if (world !== "moon") drawClouds(view, place);
}

function drawDisc(ctx: CanvasRenderingContext2D, x: number, y: number, color: string, radius: number) {
  ctx.fillStyle = color;
  ctx.globalAlpha = 0.18;
  ctx.beginPath();
  ctx.arc(x, y, radius * 1.6, 0, Math.PI * 2);
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
}

/** From the moon one sees where the run began. */
function drawHome(ctx: CanvasRenderingContext2D, x: number, y: number) {
  drawDisc(ctx, x, y, "#6fb7e8", 46);
  ctx.fillStyle = "#7fcf8e";
  for (const [dx, dy, rx, ry] of [
    [-16, -10, 17, 11],
    [14, 12, 19, 10],
    [20, -22, 9, 6],
  ] as const) {
    ctx.beginPath();
    ctx.ellipse(x + dx, y + dy, rx, ry, 0.4, 0, Math.PI * 2);
    ctx.fill();
  }
}

function drawNight({ ctx, width }: View, { daylight, groundY, camera, world }: Place) {
  ctx.fillStyle = `rgb(255 255 255 / ${world === "moon" ? 0.8 : 0.8 * (1 - daylight)})`;
  for (let i = 0; i < 40; i++) {
    const x = (dice(i, 1) * width * 1.2 - camera * 0.01) % width;
    const size = 1 + dice(i, 3) * 1.6;
    ctx.fillRect(x < 0 ? x + width : x, dice(i, 2) * groundY * 0.75, size, size);
  }
}

function drawClouds({ ctx, width }: View, { daylight, groundY, camera, steps }: Place) {
  ctx.fillStyle = `rgb(255 255 255 / ${0.1 + 0.45 * daylight})`;
  const shift = camera * 0.05 + steps * 0.1;
  for (let i = Math.floor(shift / 340) - 1; i * 340 < shift + width; i++) {
    const x = i * 340 - shift + dice(i, 8) * 160;
    const y = groundY * (0.12 + dice(i, 9) * 0.3);
    const size = 0.7 + dice(i, 10) * 0.6;
    ctx.beginPath();
    ctx.roundRect(x, y, 120 * size, 22 * size, 11 * size);
    ctx.roundRect(x + 24 * size, y - 16 * size, 64 * size, 30 * size, 15 * size);
    ctx.fill();
  }
}

type Shape = (ctx: CanvasRenderingContext2D, x: number, ground: number, size: number, roll: number) => void;

const mesa: Shape = (ctx, x, ground, size, roll) => {
  const height = 40 + roll * 110;
  ctx.moveTo(x, ground);
  ctx.lineTo(x + size * 0.16, ground - height);
  ctx.lineTo(x + size * (0.6 + roll * 0.2), ground - height);
  ctx.lineTo(x + size * 1.05, ground);
};
const dune: Shape = (ctx, x, ground, size, roll) => {
  ctx.moveTo(x - size * 0.3, ground);
  ctx.quadraticCurveTo(x + size * 0.5, ground - 60 - roll * 90, x + size * 1.3, ground);
};
const pane: Shape = (ctx, x, ground, size, roll) => {
  const height = 120 + roll * 60;
  ctx.moveTo(x, ground);
  ctx.lineTo(x, ground - height);
  ctx.quadraticCurveTo(x + size * 0.5, ground - height - 70, x + size * 0.92, ground - height);
  ctx.lineTo(x + size * 0.92, ground);
  ctx.lineTo(x + size * 0.86, ground);
  ctx.lineTo(x + size * 0.86, ground - height + 8);
  ctx.quadraticCurveTo(x + size * 0.5, ground - height - 52, x + size * 0.06, ground - height + 8);
  ctx.lineTo(x + size * 0.06, ground);
};
const bush: Shape = (ctx, x, ground, size, roll) => {
  for (let i = 0; i < 4; i++) {
    const r = 26 + ((roll * 97 * (i + 1)) % 1) * 26;
    const middle = x + size * (0.1 + i * 0.25);
    ctx.moveTo(middle + r, ground);
    ctx.arc(middle, ground - r * 0.4, r, 0, Math.PI * 2);
  }
};
const crater: Shape = (ctx, x, ground, size, roll) => {
  const height = 30 + roll * 50;
  ctx.moveTo(x, ground);
  ctx.quadraticCurveTo(x + size * 0.1, ground - height, x + size * 0.28, ground - height);
  ctx.quadraticCurveTo(x + size * 0.5, ground - height * 0.5, x + size * 0.74, ground - height);
  ctx.quadraticCurveTo(x + size * 0.95, ground - height, x + size * 1.05, ground);
};

const farShapes: Record<World, Shape> = { desert: mesa, greenhouse: pane, moon: dune };
const nearShapes: Record<World, Shape> = { desert: dune, greenhouse: bush, moon: crater };

function drawLayer(view: View, place: Place, pace: number, size: number, color: string, shape: Shape) {
  const { ctx } = view;
  const shift = place.camera * pace;
  ctx.fillStyle = color;
  ctx.beginPath();
  for (let i = Math.floor(shift / size) - 1; i * size < shift + view.width; i++) {
    shape(ctx, i * size - shift, place.groundY + 1, size, dice(i, size));
  }
  ctx.fill();
}

/** The ground with a chalk line on top, broken where the gaps are. */
export function drawGround(view: View, place: Place, gaps: readonly { x: number; width: number }[]): void {
  const { ctx, width, height } = view;
  const { groundY, camera, paints } = place;
  ctx.fillStyle = css(paints.ground);
  ctx.fillRect(0, groundY, width, height - groundY);
  ctx.fillStyle = css(paints.line);
  ctx.fillRect(0, groundY - 2, width, 4);
  ctx.fillStyle = css(paints.line, 0.28);
  for (let i = Math.floor(camera / 70) - 1; i * 70 < camera + width; i++) {
    ctx.fillRect(i * 70 - camera + dice(i, 5) * 50, groundY + 14 + dice(i, 6) * 60, 8 + dice(i, 7) * 22, 3);
  }
  for (const gap of gaps) {
    const hole = ctx.createLinearGradient(0, groundY, 0, height);
    hole.addColorStop(0, css(paints.skyLow));
    hole.addColorStop(0.7, css(paints.skyTop));
    ctx.fillStyle = hole;
    ctx.fillRect(gap.x - camera, groundY - 3, gap.width, height - groundY + 3);
  }
}
