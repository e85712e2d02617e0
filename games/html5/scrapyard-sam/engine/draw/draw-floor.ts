import type { Brawl } from "#html5/scrapyard-sam/engine/core/brawl.ts";
import {
  beatOf,
  type Hazard,
  REST,
  type Stamp,
  WARNING,
} from "#html5/scrapyard-sam/engine/core/things/hazards.ts";
import type { Ring } from "#html5/scrapyard-sam/engine/core/things/rings.ts";
import { clamp } from "#kit/ease.ts";
import { type Ctx, disc, INK, line, NONE, oval, poly, slab } from "./ink.ts";

/** Where the near edge of the floor is drawn. */
const GROUND = 512;
/** What hangs from above is so long: a phone held upright shows much sky. */
export const HANGS = 2200;
export const screenY = (z: number, y = 0) => GROUND - z - y;

/** What lies flat: belts, warnings, waves. */
export function drawFloor(ctx: Ctx, brawl: Brawl, time: number): void {
  for (const hazard of brawl.hazards) drawFlat(ctx, hazard, brawl.clock);
  for (const { x, z, half, deep, left, total, isLane } of brawl.marks) {
    const part = 1 - left / total;
    ctx.globalAlpha = 0.25 + 0.25 * Math.abs(Math.sin(time / 4));
    if (isLane) slab(ctx, x - half, screenY(z) - deep, half * 2, deep * 2, 8, "#ff3b30", NONE);
    else {
      oval(ctx, x, screenY(z), half, deep, "#ff3b30", NONE);
      ctx.globalAlpha = 0.55;
      oval(ctx, x, screenY(z), half * part, deep * part, "#ff3b30", NONE);
    }
    ctx.globalAlpha = 1;
    ctx.beginPath();
    if (isLane) ctx.rect(x - half, screenY(z) - deep, half * 2, deep * 2);
    else ctx.ellipse(x, screenY(z), half, deep, 0, 0, Math.PI * 2);
    ctx.strokeStyle = "#ffe1d6";
    ctx.lineWidth = 2.5;
    ctx.setLineDash([10, 8]);
    ctx.stroke();
    ctx.setLineDash([]);
  }
  for (const ring of brawl.rings) drawRing(ctx, ring);
}

function drawRing(ctx: Ctx, { x, z, r, most }: Ring) {
  ctx.globalAlpha = clamp((most - r) / 120, 0, 1);
  for (const [width, color] of [
    [16, INK],
    [10, "#ffd35c"],
    [4, "#fff6d6"],
  ] as const) {
    ctx.beginPath();
    ctx.ellipse(x, screenY(z) - 4, r, r / 2, 0, 0, Math.PI * 2);
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

function drawFlat(ctx: Ctx, hazard: Hazard, clock: number) {
  if (hazard.kind === "stamp") {
    const { until } = beatOf(hazard, clock);
    const isSoon = until < WARNING;
    const fill = isSoon && clock % 12 < 6 ? "#ff4438" : "#00000055";
    ctx.globalAlpha = isSoon ? 0.75 : 1;
    oval(ctx, hazard.x, screenY(hazard.z), hazard.half, hazard.deep, fill, "#ffd35c");
    ctx.globalAlpha = 1;
    return;
  }
  const { from, to, push } = hazard;
  slab(ctx, from, screenY(120) - 4, to - from, 128, 6, "#2b2f3f");
  ctx.save();
  ctx.beginPath();
  ctx.rect(from + 4, screenY(120), to - from - 8, 120);
  ctx.clip();
  const shift = (clock * push) % 60;
  for (let x = from - 60 + shift; x < to + 60; x += 60)
    poly(
      ctx,
      [
        x,
        screenY(120),
        x + 16,
        screenY(120),
        x + 16 + Math.sign(push) * 20,
        screenY(60),
        x + 16,
        screenY(0),
        x,
        screenY(0),
        x + Math.sign(push) * 20,
        screenY(60),
      ],
      "#4a5068",
      NONE,
    );
  ctx.restore();
}

/** What stands up from a stamp: drawn among the fighters, by depth. */
export function drawStamp(ctx: Ctx, stamp: Stamp, clock: number): void {
  const { since, until } = beatOf(stamp, clock);
  const { x, half, look } = stamp;
  const base = screenY(stamp.z);
  if (look === "vent") {
    if (since < REST) flame(ctx, x, base, half, 1 - since / REST, clock);
    else if (until < WARNING) flame(ctx, x, base, half * 0.5, 0.15 + (1 - until / WARNING) * 0.12, clock);
    return;
  }
  const down =
    since < REST ? 0 : since < REST + 50 ? ((since - REST) / 50) * 210 : until < 8 ? (until / 8) * 210 : 210;
  const shake = until < WARNING && until > 8 ? Math.sin(clock * 1.4) * 3 : 0;
  const y = base - down - 18;
  if (look === "press") {
    slab(ctx, x - 15, y - HANGS, 30, HANGS - 40, 3, "#8089a0");
    slab(ctx, x - half + shake, y - 46, half * 2, 62, 6, "#e0b02c");
    for (let i = 0; i < 4; i++)
      poly(
        ctx,
        [
          x - half + 10 + i * 26 + shake,
          y + 14,
          x - half + 24 + i * 26 + shake,
          y - 6,
          x - half + 36 + i * 26 + shake,
          y - 6,
          x - half + 22 + i * 26 + shake,
          y + 14,
        ],
        INK,
        NONE,
      );
  } else {
    line(ctx, [x, y - HANGS, x + shake, y - 44], "#aab2c4", 6);
    slab(ctx, x - half + shake, y - 48, half * 2, 64, 4, "#c0453c");
    for (let i = 1; i < 6; i++)
      line(ctx, [x - half + i * 20 + shake, y - 42, x - half + i * 20 + shake, y + 10], "#8f2f29", 4);
  }
}

function flame(ctx: Ctx, x: number, y: number, half: number, strength: number, clock: number) {
  for (const [color, part] of [
    ["#ff5a26", 1],
    ["#ffb03b", 0.66],
    ["#fff2b0", 0.33],
  ] as const) {
    const high = (190 * strength + Math.sin(clock * 0.9) * 8) * (0.5 + part / 2);
    poly(
      ctx,
      [
        x - half * part,
        y,
        x - half * part * 0.5,
        y - high * 0.6,
        x,
        y - high,
        x + half * part * 0.5,
        y - high * 0.6,
        x + half * part,
        y,
      ],
      color,
      NONE,
    );
  }
}

export function drawShadow(ctx: Ctx, x: number, z: number, y: number, half: number): void {
  const size = half * clamp(1 - y / 700, 0.5, 1);
  ctx.globalAlpha = 0.35;
  oval(ctx, x, screenY(z), size, size * 0.32, "#0b0614", NONE);
  ctx.globalAlpha = 1;
}

/** The gadget that holds a new trick. */
export function drawFind(ctx: Ctx, x: number, time: number): void {
  const y = screenY(60) - 40 + Math.sin(time / 14) * 6;
  ctx.globalAlpha = 0.4 + Math.sin(time / 8) * 0.15;
  disc(ctx, x, y, 46, "#fff1a8", NONE);
  ctx.globalAlpha = 1;
  slab(ctx, x - 24, y - 20, 48, 40, 8, "#2fb8a6");
  slab(ctx, x - 6, y - 20, 12, 40, 0, "#ff4d4d");
  disc(ctx, x, y - 22, 9, "#ffc94a");
}
