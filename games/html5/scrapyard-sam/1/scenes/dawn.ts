import {
  clouds,
  fadeFloor,
  fadeSky,
  glow,
  HORIZON,
  ridge,
} from "#html5/scrapyard-sam/engine/draw/backdrop.ts";
import { type Ctx, disc, line, NONE, oval, poly, slab, tube } from "#html5/scrapyard-sam/engine/draw/ink.ts";
import type { Area, Scene } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { createRandom } from "#kit/random.ts";

const RIM = "#23405a";

/** The car stacks in the mist of the morning, and the big press behind them. */
export const dawn: Scene = {
  sky,
  layers: [
    { depth: 0.1, width: 1300, top: 120, height: 270, paint: hills },
    { depth: 0.35, width: 1560, top: 30, height: 350, paint: press },
    { depth: 1, width: 1800, top: 120, height: 440, paint: stacks },
  ],
  weather: mist,
  dust: "#e6efe6",
};

function sky(ctx: Ctx, area: Area) {
  fadeSky(ctx, area, [
    [0, "#5fb4d8"],
    [0.5, "#a9e0dc"],
    [0.8, "#fbe3c4"],
    [1, "#ffd0b0"],
  ]);
  glow(ctx, 250, 300, 260, "#fffbe0cc");
  disc(ctx, 250, 300, 52, "#fffdf0", NONE);
  clouds(ctx, createRandom(71), area, [30, 220], ["#ffffffaa", "#ffe8e0aa", "#d8f4f4aa"]);
}

function hills(ctx: Ctx) {
  ridge(
    ctx,
    1300,
    [0, 300, 160, 262, 330, 296, 520, 250, 700, 290, 900, 256, 1120, 292, 1300, 300],
    "#8cc4c0",
  );
  ridge(ctx, 1300, [0, 336, 220, 306, 420, 334, 640, 304, 860, 338, 1080, 310, 1300, 336], "#74b0a8");
  for (let i = 0; i < 26; i++) {
    const x = (i * 97) % 1300;
    poly(ctx, [x, 346, x + 10, 316 - (i % 4) * 6, x + 20, 346], "#5a9a90", NONE);
  }
}

function press(ctx: Ctx) {
  // The car press that waits at the end of the way.
  slab(ctx, 420, 96, 300, 40, 6, "#d98a4a", RIM);
  for (const x of [440, 672]) {
    slab(ctx, x, 130, 30, 250, 2, "#c27a40", RIM);
    for (let y = 150; y < 370; y += 36) line(ctx, [x + 4, y, x + 26, y + 24], RIM, 3);
  }
  slab(ctx, 548, 136, 44, 90, 2, "#aebccc", RIM);
  slab(ctx, 484, 222, 174, 46, 4, "#d98a4a", RIM);
  for (let x = 492; x < 650; x += 40)
    poly(ctx, [x, 264, x + 20, 230, x + 36, 230, x + 16, 264], "#3a4a5c", NONE);
  wreck(ctx, 516, 366, "#e07a8a");
  wreck(ctx, 520, 334, "#7ab0e0");
  crane(ctx, 1130);
  crane(ctx, 90);
}

function crane(ctx: Ctx, x: number) {
  for (let y = 90; y < 380; y += 36) {
    line(ctx, [x, y, x + 44, y + 36], "#e0a93c", 4);
    line(ctx, [x + 44, y, x, y + 36], "#e0a93c", 4);
  }
  line(ctx, [x, 74, x, 380], "#c9922c", 7);
  line(ctx, [x + 44, 74, x + 44, 380], "#c9922c", 7);
  slab(ctx, x - 70, 62, 330, 18, 3, "#e0a93c", RIM);
  slab(ctx, x - 72, 74, 46, 36, 3, "#7d8ea0", RIM);
  slab(ctx, x + 2, 76, 40, 38, 4, "#f2f6f0", RIM);
  line(ctx, [x + 220, 78, x + 220, 170], RIM, 3);
  slab(ctx, x + 186, 168, 68, 20, [10, 10, 2, 2], "#d8485a", RIM);
  wreck(ctx, x + 166, 220, "#8fc48a");
}

function wreck(ctx: Ctx, x: number, y: number, color: string) {
  slab(ctx, x, y - 28, 116, 24, 8, color, RIM);
  poly(ctx, [x + 20, y - 27, x + 34, y - 46, x + 80, y - 46, x + 98, y - 27], color, RIM);
  poly(ctx, [x + 30, y - 29, x + 40, y - 41, x + 54, y - 41, x + 54, y - 29], "#dff4f8", RIM);
  poly(ctx, [x + 60, y - 29, x + 60, y - 41, x + 77, y - 41, x + 88, y - 29], "#dff4f8", RIM);
  slab(ctx, x + 4, y - 20, 108, 5, 2, "#ffffff55", NONE);
}

const paints = ["#e0705c", "#f0b84a", "#62a8d8", "#7cc08a", "#c98ad0", "#e8e4d8"];

function stacks(ctx: Ctx) {
  const random = createRandom(72);
  for (let x = 14; x < 1650; x += 150) {
    if (x > 800 && x < 1000) continue;
    const high = random.int(2, 5);
    for (let i = 0; i < high; i++) cube(ctx, x + random.between(-6, 6), 372 - i * 44, random.int(0, 5));
  }
  for (const x of [850, 906]) {
    slab(ctx, x, 312, 44, 62, 5, x > 900 ? "#4a9a9a" : "#d86a4a", RIM);
    line(ctx, [x, 332, x + 44, 332], RIM, 3);
    line(ctx, [x, 352, x + 44, 352], RIM, 3);
  }
  tube(ctx, [976, 372, 976, 240], "#8a6a4a", 8);
  slab(ctx, 930, 222, 100, 44, 4, "#f6edd0", RIM);
  poly(ctx, [950, 256, 950, 232, 1000, 232, 1000, 226, 1016, 244, 1000, 260, 1000, 256], "#d8485a", NONE);
  fadeFloor(ctx, 1800, "#8a9a86", "#c4c49a");
  for (let i = 0; i < 40; i++) {
    const y = random.between(HORIZON + 14, 545);
    oval(
      ctx,
      random.between(20, 1780),
      y,
      random.between(16, 60),
      random.between(3, 7),
      i % 2 ? "#76866e55" : "#e0dcb055",
      NONE,
    );
  }
  for (const y of [420, 430, 498, 510]) {
    ctx.setLineDash([16, 9]);
    line(ctx, [0, y, 1800, y], "#6a76604d", 6);
    ctx.setLineDash([]);
  }
  for (let i = 0; i < 26; i++) {
    const x = random.between(10, 1790);
    const y = random.between(384, 400);
    line(ctx, [x, y, x - 5, y - 14, x, y, x + 1, y - 17, x, y, x + 7, y - 12], "#5a8a4a", 3);
  }
}

/** A car that has been through the press. */
function cube(ctx: Ctx, x: number, y: number, at: number) {
  const color = paints[at] ?? "#e0705c";
  slab(ctx, x, y - 42, 132, 42, 7, color, RIM);
  slab(ctx, x + 10, y - 36, 44, 14, 4, "#2f5468", NONE);
  slab(ctx, x + 76, y - 34, 34, 12, 4, "#2f5468", NONE);
  line(ctx, [x + 62, y - 40, x + 66, y - 24, x + 60, y - 4], RIM, 2.5);
  disc(ctx, x + 26, y - 9, 7, "#33485a", NONE);
  disc(ctx, x + 104, y - 10, 7, "#33485a", NONE);
  slab(ctx, x + 4, y - 40, 124, 4, 2, "#ffffff66", NONE);
  disc(ctx, x + 122, y - 20, 5, "#fff4c0", NONE);
}

function mist(ctx: Ctx, { x, width }: Area, time: number) {
  for (let i = 0; i < 7; i++) {
    const at =
      x + ((((i * 0.618034) % 1) * (width + 500) + time * (0.3 + (i % 3) * 0.2)) % (width + 500)) - 250;
    ctx.globalAlpha = 0.2;
    oval(ctx, at, 330 + (i % 4) * 22, 230, 14, "#ffffff", NONE);
  }
  ctx.globalAlpha = 1;
}
