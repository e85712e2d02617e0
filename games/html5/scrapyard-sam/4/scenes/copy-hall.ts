import { fadeFloor, fadeSky, glow } from "#html5/scrapyard-sam/engine/draw/backdrop.ts";
import {
  type Ctx,
  disc,
  gear,
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

const RIM = "#0e1030";

/** Where the copies of Sam are made: cold light, glass tubes, and a hundred eyes that do not blink. */
export const copyHall: Scene = {
  sky,
  layers: [
    { depth: 0.15, width: 1400, top: 0, height: 380, paint: shelves },
    { depth: 0.45, width: 1560, top: 0, height: 380, paint: arms },
    { depth: 1, width: 1800, top: 60, height: 500, paint: tubes },
  ],
  weather: sparks,
  dust: "#b8c8ff",
};

function sky(ctx: Ctx, area: Area) {
  fadeSky(ctx, area, [
    [0, "#14143c"],
    [0.6, "#2c2f78"],
    [1, "#6a5cc8"],
  ]);
}

/** Rows and rows of copies that are not awake yet. */
function shelves(ctx: Ctx) {
  for (let row = 0; row < 4; row++) {
    const y = 60 + row * 84;
    for (let x = 16; x < 1400; x += 70) {
      slab(ctx, x, y, 54, 66, [27, 27, 4, 4], "#3a3c90", NONE);
      slab(ctx, x + 12, y + 22, 30, 34, [15, 15, 6, 6], "#20225c", NONE);
      disc(ctx, x + 30, y + 36, 5, (x + row * 3) % 4 ? "#5c60b8" : "#ff7ab8", NONE);
    }
    slab(ctx, 0, y + 68, 1400, 10, 0, "#1c1e54", NONE);
  }
  for (let x = 0; x < 1400; x += 350) {
    poly(ctx, [x + 120, 0, x + 180, 0, x + 270, 380, x + 30, 380], "#b8c0ff1c", NONE);
  }
}

function arms(ctx: Ctx) {
  slab(ctx, -20, 20, 1600, 26, 0, "#4a4f94", RIM);
  for (let x = 10; x < 1560; x += 44) disc(ctx, x, 33, 5, "#1c1e54", NONE);
  [150, 540, 950, 1330].forEach((x, at) => {
    slab(ctx, x - 30, 40, 60, 26, 5, "#8a90d8", RIM);
    const reach = at % 2 ? 60 : -50;
    tube(ctx, [x, 62, x + reach, 140, x + reach * 0.3, 204], "#aab0f0", 16);
    disc(ctx, x + reach, 140, 13, "#ff7ab8", RIM);
    const hand = x + reach * 0.3;
    line(ctx, [hand, 204, hand - 22, 226, hand - 14, 246], RIM, 7);
    line(ctx, [hand, 204, hand + 22, 226, hand + 14, 246], RIM, 7);
    // What it carries: a head without a body.
    slab(ctx, hand - 22, 232, 44, 46, [22, 22, 8, 8], at % 2 ? "#7a80a0" : "#8f6bb0", RIM);
    disc(ctx, hand + 6, 254, 10, "#fdfbf0", RIM);
    disc(ctx, hand + 8, 254, 4, RIM, NONE);
  });
  for (const x of [330, 760, 1150]) {
    slab(ctx, x, 214, 110, 166, 6, "#35386f", RIM);
    slab(ctx, x + 12, 228, 86, 54, 4, "#0e2840", RIM);
    line(ctx, [x + 18, 262, x + 34, 262, x + 42, 240, x + 52, 274, x + 60, 256, x + 92, 256], "#5cffd0", 3);
    for (let i = 0; i < 6; i++)
      disc(
        ctx,
        x + 22 + (i % 3) * 32,
        306 + Math.floor(i / 3) * 26,
        9,
        ["#5cffd0", "#ff7ab8", "#ffe27a"][i % 3] ?? "",
        RIM,
      );
  }
}

function tubes(ctx: Ctx) {
  slab(ctx, -20, 306, 1840, 70, 0, "#3c3f86", RIM);
  for (let x = 0; x < 1800; x += 60) slab(ctx, x + 4, 312, 52, 56, 3, "#474b9a", NONE);
  slab(ctx, -20, 352, 1840, 10, 0, "#ff7ab8", NONE);
  for (const [at, x] of [60, 300, 700, 940, 1340, 1580].entries()) incubator(ctx, x, at);
  for (const x of [520, 1180]) {
    within(ctx, { x: x + 40, y: 254, turn: 0.2 }, () => gear(ctx, 56, 11, "#8f96e0", RIM));
    disc(ctx, x + 40, 254, 28, "#3c3f86", RIM);
    within(ctx, { x: x + 40, y: 254 }, () => gear(ctx, 15, 7, "#ffe27a", RIM));
  }
  tube(ctx, [200, 300, 200, 90, 270, 90], "#8f96e0", 12);
  tube(ctx, [860, 300, 860, 100, 910, 100], "#ff7ab8", 10);
  tube(ctx, [1490, 300, 1490, 100, 1560, 100], "#8f96e0", 12);
  fadeFloor(ctx, 1800, "#3f4288", "#7478b8");
  for (let x = -200; x < 2050; x += 100) line(ctx, [x + 50, 374, x, 560], "#2a2c6688", 3);
  for (const y of [400, 434, 478, 528]) line(ctx, [0, y, 1800, y], "#2a2c6688", 3);
  for (const x of [60, 300, 700, 940, 1340, 1580]) oval(ctx, x + 74, 410, 90, 20, "#5cffd02e", NONE);
  const random = createRandom(121);
  for (let i = 0; i < 16; i++)
    oval(
      ctx,
      random.between(20, 1780),
      random.between(400, 540),
      random.between(14, 46),
      random.between(3, 6),
      "#ffffff22",
      NONE,
    );
}

/** A glass tube with somebody in it who looks much like Sam. */
function incubator(ctx: Ctx, x: number, at: number) {
  glow(ctx, x + 74, 210, 130, "#5cffd055");
  slab(ctx, x, 96, 148, 244, [40, 40, 10, 10], "#2fd8b8aa", RIM);
  const y = 262 + (at % 3) * 8;
  slab(ctx, x + 46, y - 110, 56, 54, [28, 28, 10, 10], "#6a70a0", RIM);
  disc(ctx, x + 82, y - 82, 12, at % 2 ? "#fdfbf0" : "#22406a", RIM);
  if (at % 2) disc(ctx, x + 84, y - 82, 5, "#c2264a", NONE);
  else line(ctx, [x + 72, y - 82, x + 92, y - 82], "#9fc4e0", 4);
  slab(ctx, x + 50, y - 56, 48, 10, 4, "#8f4ab0", RIM);
  slab(ctx, x + 52, y - 46, 44, 46, 8, "#565c8c", RIM);
  tube(ctx, [x + 48, y - 40, x + 36, y - 4], "#6a70a0", 9);
  tube(ctx, [x + 100, y - 40, x + 112, y - 4], "#6a70a0", 9);
  tube(ctx, [x + 62, y, x + 60, y + 30], "#6a70a0", 10);
  tube(ctx, [x + 86, y, x + 88, y + 30], "#6a70a0", 10);
  for (let i = 0; i < 7; i++)
    disc(
      ctx,
      x + 22 + ((i * 53 + at * 17) % 104),
      130 + ((i * 67 + at * 29) % 190),
      3 + (i % 3) * 2,
      "#dffff466",
      NONE,
    );
  slab(ctx, x + 16, 112, 14, 190, 7, "#ffffff77", NONE);
  slab(ctx, x - 10, 334, 168, 38, 6, "#8f96e0", RIM);
  slab(ctx, x - 4, 76, 156, 30, 8, "#8f96e0", RIM);
  slab(ctx, x + 44, 344, 60, 16, 3, "#0e2840", NONE);
  disc(ctx, x + 54, 352, 4, "#5cffd0", NONE);
  disc(ctx, x + 70, 352, 4, "#ffe27a", NONE);
}

function sparks(ctx: Ctx, { x, width }: Area, time: number) {
  for (let i = 0; i < 20; i++) {
    const at = x + ((i * 137 + Math.sin(time / 44 + i) * 30 + 2000) % width);
    const up = 380 - ((time * (0.5 + (i % 4) * 0.2) + i * 71) % 380);
    ctx.globalAlpha = 0.5;
    disc(ctx, at, up, 2 + (i % 3), i % 3 ? "#8ffff0" : "#ff9ad0", NONE);
  }
  ctx.globalAlpha = 1;
}
