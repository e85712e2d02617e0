import {
  type Ctx,
  disc,
  gear,
  INK,
  line,
  NONE,
  oval,
  poly,
  slab,
  tube,
  within,
} from "#html5/scrapyard-sam/engine/draw/ink.ts";
import type { Area, Scene } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { createRandom } from "#kit/random.ts";

const HORIZON = 372;
const RIM = "#0d1626";

export const nightShift: Scene = {
  sky,
  layers: [
    { depth: 0.2, width: 1400, top: 0, height: 380, paint: windows },
    { depth: 0.5, width: 1500, top: 0, height: 380, paint: machines },
    { depth: 1, width: 1720, top: 180, height: 380, paint: hall },
  ],
  dust: "#9fb6c6",
};

function sky(ctx: Ctx, { x, y, width, height }: Area) {
  const fade = ctx.createLinearGradient(0, Math.min(0, y), 0, HORIZON);
  fade.addColorStop(0, "#0f1a33");
  fade.addColorStop(1, "#1f4a5c");
  ctx.fillStyle = fade;
  ctx.fillRect(x, y, width, height);
}

function windows(ctx: Ctx) {
  const random = createRandom(21);
  for (let x = 40; x < 1400; x += 233) {
    slab(ctx, x, 60, 150, 220, [75, 75, 4, 4], "#2d6a8f", RIM);
    slab(ctx, x + 8, 68, 134, 204, [67, 67, 2, 2], "#3f8fae", NONE);
    if (x < 100) disc(ctx, x + 86, 120, 30, "#f6f1d4", NONE);
    for (let i = 0; i < 5; i++)
      disc(ctx, x + random.between(20, 130), random.between(90, 250), 1.8, "#e8fbff", NONE);
    line(ctx, [x + 75, 64, x + 75, 278], RIM, 6);
    line(ctx, [x + 4, 160, x + 146, 160], RIM, 6);
    poly(ctx, [x + 20, 272, x + 60, 220, x + 90, 250, x + 128, 210, x + 140, 272], "#1d4a63", NONE);
  }
  for (let x = 0; x < 1400; x += 233) slab(ctx, x - 4, 0, 26, 380, 0, "#152840", NONE);
}

function machines(ctx: Ctx) {
  slab(ctx, -20, 18, 1540, 22, 0, "#22384f", RIM);
  for (let x = 30; x < 1500; x += 150) line(ctx, [x, 40, x + 75, 18], "#14253a", 5);
  for (const [x, r] of [
    [170, 74],
    [290, 48],
    [900, 84],
    [1030, 52],
  ] as const)
    within(ctx, { x, y: 300, turn: x }, () => {
      gear(ctx, r, Math.round(r / 6), "#2f6b73", RIM);
      disc(ctx, 0, 0, r * 0.36, "#1d4a55", RIM);
    });
  for (const x of [470, 1230]) {
    slab(ctx, x, 170, 150, 210, 12, "#3a7f7a", RIM);
    slab(ctx, x + 16, 190, 118, 50, 6, "#16303f", RIM);
    for (let i = 0; i < 3; i++)
      disc(ctx, x + 40 + i * 36, 216, 11, ["#ff5d5d", "#ffd35c", "#5df08f"][i] ?? "#fff", RIM);
    slab(ctx, x + 24, 262, 102, 80, 4, "#2d625f", RIM);
    for (let y = 274; y < 336; y += 14) line(ctx, [x + 34, y, x + 116, y], "#16303f", 4);
  }
  for (const x of [60, 560, 1100]) {
    slab(ctx, x - 26, 40, 52, 18, [20, 20, 4, 4], "#ffe9a8", RIM);
    poly(ctx, [x - 22, 58, x + 22, 58, x + 110, 380, x - 110, 380], "#fff6c426", NONE);
  }
  tube(ctx, [640, 380, 640, 120, 760, 120, 760, 40], "#5c8f6b", 22);
  tube(ctx, [690, 380, 690, 200, 840, 200, 840, 40], "#8f6b5c", 16);
  tube(ctx, [1440, 380, 1440, 90, 1400, 90, 1400, 30], "#5c8f6b", 20);
}

function hall(ctx: Ctx) {
  slab(ctx, -20, 262, 1760, 114, 0, "#2a5a66", RIM);
  for (let x = 0; x < 1720; x += 86) line(ctx, [x, 264, x, 370], "#1d4450", 4);
  slab(ctx, -20, 330, 1760, 42, 0, "#d9a82c", RIM);
  for (let x = -20; x < 1740; x += 43)
    poly(ctx, [x, 372, x + 21, 330, x + 42, 330, x + 21, 372], "#1b2230", NONE);
  locker(ctx, 180);
  locker(ctx, 232);
  slab(ctx, 520, 226, 190, 70, 6, "#f6f1e4", RIM);
  line(ctx, [540, 246, 690, 246], "#e2453c", 8);
  line(ctx, [540, 266, 660, 266], RIM, 5);
  line(ctx, [540, 280, 680, 280], RIM, 5);
  disc(ctx, 920, 250, 40, "#f6f1e4", RIM);
  line(ctx, [920, 250, 920, 224], RIM, 5);
  line(ctx, [920, 250, 938, 258], RIM, 5);
  slab(ctx, 1180, 228, 84, 120, 8, "#c2486a", RIM);
  slab(ctx, 1192, 242, 60, 44, 4, "#ffe9b8", RIM);
  slab(ctx, 1204, 306, 36, 22, 4, RIM, NONE);
  tube(ctx, [1460, 372, 1460, 190], "#8f6b5c", 26);
  disc(ctx, 1460, 250, 24, "#e2453c", RIM);
  disc(ctx, 1460, 250, 9, RIM, NONE);
  floor(ctx);
}

function locker(ctx: Ctx, x: number) {
  slab(ctx, x, 222, 48, 128, 4, "#4f8f8a", RIM);
  for (const y of [236, 246, 256]) line(ctx, [x + 12, y, x + 36, y], RIM, 4);
  disc(ctx, x + 38, 290, 4, "#ffd35c", RIM);
}

function floor(ctx: Ctx) {
  const fade = ctx.createLinearGradient(0, HORIZON, 0, 560);
  fade.addColorStop(0, "#3a4a66");
  fade.addColorStop(1, "#5c7391");
  ctx.fillStyle = fade;
  ctx.fillRect(0, HORIZON, 1720, 200);
  line(ctx, [0, HORIZON, 1720, HORIZON], INK, 4);
  for (let x = -200; x < 1900; x += 172) line(ctx, [x + 60, HORIZON, x, 560], "#2d3b5488", 4);
  for (const y of [414, 466]) line(ctx, [0, y, 1720, y], "#2d3b5488", 4);
  const random = createRandom(9);
  for (let i = 0; i < 16; i++)
    oval(
      ctx,
      random.between(30, 1690),
      random.between(390, 540),
      random.between(20, 60),
      random.between(4, 9),
      i % 2 ? "#24304a66" : "#7f9ab555",
      NONE,
    );
}
