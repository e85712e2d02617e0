import type { Brawl } from "#html5/scrapyard-sam/engine/core/brawl.ts";
import { SCREEN } from "#html5/scrapyard-sam/engine/core/chapter.ts";
import { JAWS } from "#html5/scrapyard-sam/engine/core/pieces/chase.ts";
import { Machine } from "#html5/scrapyard-sam/engine/core/pieces/machine.ts";
import type { Piece } from "#html5/scrapyard-sam/engine/core/pieces/piece.ts";
import { clamp } from "#kit/ease.ts";
import { HORIZON } from "./backdrop.ts";
import { screenY } from "./draw-floor.ts";
import { type Ctx, disc, gear, INK, line, NONE, oval, poly, slab, tube, within } from "./ink.ts";
import type { Area } from "./look.ts";

/** What of a set piece lies behind and below the fighters. In the yard's own coordinates. */
export function drawPieceBehind(ctx: Ctx, brawl: Brawl, area: Area, time: number): void {
  const { piece } = brawl.plot;
  if (piece?.kind === "ride") drawRide(ctx, piece, brawl.camera, area, time);
  if (piece?.kind === "flood") drawWater(ctx, piece, brawl.camera, area, time);
  if (piece instanceof Machine) drawMachine(ctx, piece, time);
}

/** What of a set piece is nearer than everybody. */
export function drawPieceBefore(
  ctx: Ctx,
  { plot: { piece }, camera }: Brawl,
  area: Area,
  time: number,
): void {
  if (piece?.kind === "chase") drawCrusher(ctx, piece, camera, area, time);
}

/** A wall of rollers with teeth, and two lamps for eyes. */
function drawCrusher(ctx: Ctx, { t }: Piece, camera: number, area: Area, time: number) {
  const come = clamp(t / 50, 0, 1);
  const x = camera + JAWS - 26 - (1 - come) * 260 + Math.sin(time / 3) * 3;
  const left = camera + area.x - 30;
  slab(ctx, left, 96, Math.max(20, x - left - 30), 470, [0, 26, 0, 0], "#d98a4a");
  for (let y = 118; y < 560; y += 56)
    poly(ctx, [left, y, x - 34, y + 26, x - 34, y + 46, left, y + 20], "#33485a", NONE);
  slab(ctx, left, 70, Math.max(20, x - left - 4), 44, [0, 18, 6, 0], "#b86a34");
  for (const [y, way] of [
    [176, 1],
    [282, -1],
    [388, 1],
    [494, -1],
  ] as const)
    within(ctx, { x: x - 42, y, turn: time * 0.09 * way }, () => {
      gear(ctx, 64, 11, "#8f9aac");
      disc(ctx, 0, 0, 38, "#5c6678");
      gear(ctx, 17, 6, "#33485a");
    });
  for (const y of [92, 134]) {
    ctx.globalAlpha = 0.35;
    poly(ctx, [x - 20, y, x + 250, y - 34, x + 250, y + 60], "#fff1a8", NONE);
    ctx.globalAlpha = 1;
    disc(ctx, x - 24, y, 15, "#fff1a8");
    disc(ctx, x - 20, y, 6, "#e2453c", NONE);
  }
  for (let i = 0; i < 9; i++) {
    const phase = (time * 3 + i * 37) % 90;
    ctx.globalAlpha = 0.6 * (1 - phase / 90);
    disc(ctx, x + phase * 0.9, 372 + ((i * 47) % 150) - phase * 0.4, 6 + (i % 3) * 4, "#e8dcc4", NONE);
  }
  ctx.globalAlpha = 1;
}

const roofs = [60, 92, 48, 110, 74, 40, 96, 66] as const;

/** The load of the magnet over the roofs of the town, far below. */
function drawRide(ctx: Ctx, { t, limit }: Piece, camera: number, area: Area, time: number) {
  const up = Math.min(clamp(t / 60, 0, 1), clamp((limit - camera) / 150, 0, 1));
  const left = camera + area.x;
  const bottom = 560;
  ctx.globalAlpha = up;
  const fade = ctx.createLinearGradient(0, HORIZON, 0, bottom);
  fade.addColorStop(0, "#e8788a");
  fade.addColorStop(1, "#5a3a7a");
  ctx.fillStyle = fade;
  ctx.fillRect(left, HORIZON, area.width, bottom - HORIZON);
  const step = 130;
  const first = Math.floor((left * 0.6) / step);
  for (let i = first; i < first + area.width / step + 3; i++) {
    const x = left + i * step - left * 0.6;
    const high = roofs[((i % 8) + 8) % 8] ?? 60;
    slab(ctx, x, bottom - high, 96, high, 0, "#43285c", NONE);
    poly(ctx, [x - 8, bottom - high, x + 48, bottom - high - 30, x + 104, bottom - high], "#38204e", NONE);
    for (let w = 0; w < 3; w++)
      if ((i + w) % 2) slab(ctx, x + 14 + w * 26, bottom - high + 12, 13, 15, 2, "#ffcf6b", NONE);
  }
  ctx.globalAlpha = 1;
  const sway = Math.sin(time / 22) * 3 * up;
  const from = camera + 78;
  const to = camera + SCREEN - 78;
  const back = screenY(130) + sway;
  const front = screenY(-16) + sway;
  const hub = camera + SCREEN / 2;
  const top = 34 - (1 - up) * 260;
  for (const x of [from + 10, to - 10])
    line(ctx, [x, back + 6, hub + (x < hub ? -40 : 40), top + 34], "#33203a", 5);
  line(ctx, [hub, area.y - 20, hub, top], "#33203a", 9);
  slab(ctx, hub - 74, top, 148, 40, [20, 20, 6, 6], "#d8485a");
  slab(ctx, hub - 74, top + 26, 40, 18, [0, 0, 6, 6], "#dfe4ee");
  slab(ctx, hub + 34, top + 26, 40, 18, [0, 0, 6, 6], "#dfe4ee");
  ctx.globalAlpha = Math.min(1, t / 20);
  slab(ctx, from, back, to - from, front - back, 6, "#b8834a");
  for (let x = from + 60; x < to; x += 60) line(ctx, [x, back + 4, x, front - 4], "#8a5c2e", 4);
  for (const y of [back + 40, back + 92]) line(ctx, [from + 4, y, to - 4, y], "#8a5c2e66", 3);
  slab(ctx, from - 6, front - 4, to - from + 12, 22, 5, "#8a5c2e");
  for (let x = from + 6; x < to; x += 74)
    poly(ctx, [x, front + 15, x + 20, front - 1, x + 44, front - 1, x + 24, front + 15], "#ffd24a", NONE);
  ctx.globalAlpha = 1;
}

/** Ankle-deep and running to the left. */
function drawWater(ctx: Ctx, { t }: Piece, camera: number, area: Area, time: number) {
  const left = camera + area.x;
  ctx.globalAlpha = 0.55 * clamp(t / 60, 0, 1);
  const fade = ctx.createLinearGradient(0, HORIZON, 0, 560);
  fade.addColorStop(0, "#2fb8a8");
  fade.addColorStop(1, "#0f6a78");
  ctx.fillStyle = fade;
  ctx.fillRect(left, HORIZON + 4, area.width, 190);
  for (let i = 0; i < 26; i++) {
    const x =
      left + ((((i * 0.618034) % 1) * area.width - time * (2 + (i % 3)) - camera) % area.width) + area.width;
    const at = left + ((x - left) % area.width);
    const y = 386 + ((i * 53) % 160);
    line(ctx, [at, y, at + 20, y - 4, at + 44, y, at + 66, y - 3], i % 2 ? "#dffff4" : "#8ff0dc", 3);
  }
  ctx.globalAlpha = 1;
}

const lamps = [260, 480, 700] as const;

/** A wall of gears and pipes; a lamp for each valve that is left. */
function drawMachine(ctx: Ctx, machine: Machine, time: number) {
  const { at, limit, bars } = machine;
  const isBroken = limit > at;
  const shake = isBroken ? 0 : Math.sin(time * 0.9) * 1.6;
  within(ctx, { x: at + shake, y: isBroken ? 8 : 0 }, () => {
    for (const [x, high] of [
      [170, 210],
      [760, 240],
    ] as const) {
      slab(ctx, x, HORIZON - high - 60, 54, 90, 4, "#6a70a8");
      for (let i = 0; i < 3; i++) {
        const rise = (time * (isBroken ? 0.5 : 1.4) + i * 30) % 90;
        ctx.globalAlpha = 0.55 * (1 - rise / 90);
        disc(
          ctx,
          x + 27 + Math.sin(rise / 14) * 10,
          HORIZON - high - 66 - rise,
          14 + rise * 0.2,
          isBroken ? "#5a5a66" : "#dfe4ff",
          NONE,
        );
      }
      ctx.globalAlpha = 1;
    }
    slab(ctx, 110, HORIZON - 232, 740, 234, [30, 30, 6, 6], "#565c98");
    slab(ctx, 128, HORIZON - 214, 704, 120, 12, "#3f4480", NONE);
    for (const [x, y, r, way] of [
      [210, 216, 48, 1],
      [292, 250, 34, -1.4],
      [676, 222, 44, -1],
      [756, 250, 36, 1.3],
    ] as const)
      within(ctx, { x, y, turn: isBroken ? way : time * 0.03 * way }, () => {
        gear(ctx, r, Math.round(r / 5), "#aab0e8");
        disc(ctx, 0, 0, r * 0.35, "#ff7ab8");
      });
    // Its face: it watches Sam.
    slab(ctx, 374, 166, 212, 124, 18, "#2a2c5c");
    for (const x of [430, 530]) {
      disc(ctx, x, 214, 30, "#fdfbf0");
      if (isBroken) {
        line(ctx, [x - 16, 198, x + 16, 230], INK, 6);
        line(ctx, [x + 16, 198, x - 16, 230], INK, 6);
      } else {
        disc(ctx, x + Math.sin(time / 50) * 9, 218, 12, "#c2264a");
        poly(
          ctx,
          [x - 32, 196, x + 32, 190 + (x < 480 ? 14 : -14), x + 32, 180, x - 32, 180],
          "#2a2c5c",
          NONE,
        );
      }
    }
    for (let x = 400; x < 560; x += 20) slab(ctx, x, 258, 16, 20, 2, isBroken ? "#8f96b8" : "#ffe27a");
    lamps.forEach((x, index) => {
      const isOn = index < (isBroken ? 0 : bars || 3);
      slab(ctx, x - 26, 300, 52, 40, 8, "#2a2c5c");
      disc(ctx, x, 320, 13, isOn ? "#ff4d5e" : "#5cffb0");
      if (isOn && time % 30 < 15) disc(ctx, x, 320, 22, "#ff4d5e55", NONE);
    });
    tube(ctx, [110, 340, 70, 340, 70, 372], "#aab0e8", 14);
    tube(ctx, [850, 340, 890, 340, 890, 372], "#aab0e8", 14);
  });
  oval(ctx, at + 480, HORIZON + 4, 400, 8, "#0b061455", NONE);
}
