import { type Building, type BuildingKind, buildingStats, FIRE_MOST } from "#html5/campfire/core/things.ts";
import { clamp } from "#kit/ease.ts";
import { type Ctx, dot, INK, inked } from "./paint.ts";

/** A building on its place: pops up when built, shakes when hit, shows how much of it is left. */
export function drawBuilding(ctx: Ctx, thing: Building, color: string, time: number): void {
  const { kind, health, hitAt, builtAt, fuel } = thing;
  const age = time - builtAt;
  const grow = age < 12 ? 0.5 + (age / 12) * 0.5 + Math.sin((age / 12) * Math.PI) * 0.25 : 1;
  const shake = time - hitAt < 12 ? Math.sin((time - hitAt) * 1.6) * 2.5 : 0;
  ctx.save();
  ctx.translate(thing.x + shake, thing.y);
  ctx.scale(grow, grow);
  drawWork(ctx, kind, color);
  if (fuel > 0) {
    const strength = 0.55 + clamp(fuel / FIRE_MOST, 0, 1) * 0.6;
    drawFlame(ctx, (kind === "beacon" ? 1.7 : 1) * strength, time + thing.x);
  }
  ctx.restore();
  const part = health / buildingStats[kind].health;
  if (part < 1 && time - hitAt < 180) drawLeft(ctx, thing.x, thing.y - 28, part);
}

function drawLeft(ctx: Ctx, x: number, y: number, part: number) {
  ctx.fillStyle = INK;
  ctx.fillRect(x - 18, y - 3, 36, 7);
  ctx.fillStyle = "#7ee08a";
  ctx.fillRect(x - 16, y - 1, 32 * Math.max(0, part), 3);
}

/** The bare shape around the origin; also the picture on its button. */
export function drawWork(ctx: Ctx, kind: BuildingKind, color: string): void {
  shapes[kind](ctx, color);
}

const shapes: Readonly<Record<BuildingKind, (ctx: Ctx, color: string) => void>> = {
  fire: drawHearth,
  wall: drawFence,
  rampart: drawRampart,
  tent: drawTent,
  chest: drawChest,
  beacon: drawBeacon,
};

function drawHearth(ctx: Ctx) {
  ctx.fillStyle = "rgb(20 20 30 / 0.35)";
  dot(ctx, 0, 0, 17);
  for (let i = 0; i < 7; i++) {
    const angle = (i / 7) * Math.PI * 2;
    ctx.fillStyle = INK;
    dot(ctx, Math.cos(angle) * 15, Math.sin(angle) * 15, 6.4);
    ctx.fillStyle = i % 2 ? "#8d9299" : "#a9aeb3";
    dot(ctx, Math.cos(angle) * 15, Math.sin(angle) * 15, 4.6);
  }
  for (const turn of [0.5, 2.1]) {
    ctx.save();
    ctx.rotate(turn);
    inked(ctx, "#7a5030", () => ctx.roundRect(-13, -3.5, 26, 7, 3), 2);
    ctx.restore();
  }
}

function drawFence(ctx: Ctx, color: string) {
  inked(ctx, "#9a6a3f", () => ctx.roundRect(-19, -19, 38, 38, 8));
  ctx.fillStyle = "#b98453";
  for (const x of [-12, 0, 12]) {
    ctx.beginPath();
    ctx.roundRect(x - 4.5, -15, 9, 30, 4);
    ctx.fill();
  }
  ctx.fillStyle = color;
  ctx.fillRect(-19, -3, 38, 6);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 1.5;
  ctx.strokeRect(-19, -3, 38, 6);
}

function drawRampart(ctx: Ctx, color: string) {
  inked(ctx, "#8e949b", () => ctx.roundRect(-20, -20, 40, 40, 6));
  ctx.fillStyle = "#b4babf";
  for (const [x, y, w] of [
    [-16, -16, 18],
    [5, -16, 11],
    [-16, -3, 10],
    [-3, -3, 19],
    [-16, 9, 19],
    [6, 9, 10],
  ] as const) {
    ctx.beginPath();
    ctx.roundRect(x, y, w, 9, 3);
    ctx.fill();
  }
  ctx.fillStyle = color;
  dot(ctx, 0, 0, 5);
}

function drawTent(ctx: Ctx, color: string) {
  ctx.fillStyle = "rgb(20 20 30 / 0.25)";
  dot(ctx, 3, 6, 30);
  inked(ctx, color, () => {
    ctx.moveTo(-28, -22);
    ctx.lineTo(28, -22);
    ctx.lineTo(32, 24);
    ctx.lineTo(-32, 24);
    ctx.closePath();
  });
  ctx.fillStyle = "rgb(255 255 255 / 0.28)";
  ctx.beginPath();
  ctx.moveTo(-28, -22);
  ctx.lineTo(0, -22);
  ctx.lineTo(0, 24);
  ctx.lineTo(-32, 24);
  ctx.fill();
  inked(ctx, "#3a2c33", () => {
    ctx.moveTo(0, 2);
    ctx.lineTo(11, 24);
    ctx.lineTo(-11, 24);
    ctx.closePath();
  });
  ctx.strokeStyle = INK;
  ctx.beginPath();
  ctx.moveTo(0, -22);
  ctx.lineTo(0, 2);
  ctx.stroke();
}

function drawChest(ctx: Ctx, color: string) {
  inked(ctx, "#a9703d", () => ctx.roundRect(-17, -13, 34, 26, 5));
  ctx.fillStyle = "#c98d52";
  ctx.fillRect(-14, -10, 28, 8);
  inked(ctx, color, () => ctx.rect(-17, -2, 34, 5), 1.5);
  inked(ctx, "#ffd35c", () => ctx.roundRect(-4, -4, 8, 9, 2), 1.5);
}

function drawBeacon(ctx: Ctx, color: string) {
  ctx.fillStyle = "rgb(20 20 30 / 0.3)";
  dot(ctx, 3, 6, 28);
  inked(ctx, "#8e949b", () => ctx.arc(0, 0, 26, 0, Math.PI * 2));
  inked(ctx, color, () => ctx.arc(0, 0, 20, 0, Math.PI * 2), 2);
  inked(ctx, "#5a3d28", () => ctx.arc(0, 0, 15, 0, Math.PI * 2), 2);
}

const tongues = [
  { color: "#ff7a2d", size: 1, shift: 0 },
  { color: "#ffb53d", size: 0.68, shift: 2 },
  { color: "#fff1a8", size: 0.36, shift: 4 },
] as const;

/** Three tongues inside each other, licking upwards. */
export function drawFlame(ctx: Ctx, size: number, time: number): void {
  for (const { color, size: part, shift } of tongues) {
    const reach = 15 * size * part;
    const tall = reach * (1.9 + 0.22 * Math.sin(time / 5 + shift) + 0.12 * Math.sin(time / 2.3 + shift));
    const lean = Math.sin(time / 9 + shift) * reach * 0.25;
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(lean, -tall);
    ctx.bezierCurveTo(reach * 0.9, -tall * 0.4, reach * 1.1, reach * 0.5, 0, reach * 0.62);
    ctx.bezierCurveTo(-reach * 1.1, reach * 0.5, -reach * 0.9, -tall * 0.4, lean, -tall);
    ctx.fill();
  }
}
