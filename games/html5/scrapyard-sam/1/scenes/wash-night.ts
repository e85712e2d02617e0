import { clouds, fadeFloor, fadeSky, glow, stars } from "#html5/scrapyard-sam/engine/draw/backdrop.ts";
import {
  type Ctx,
  disc,
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

const RIM = "#0c1130";

/** Back gardens at night: a moon, washing on the line, and somebody still up. */
export const washNight: Scene = {
  sky,
  layers: [
    { depth: 0.12, width: 1300, top: 90, height: 290, paint: roofs },
    { depth: 0.4, width: 1500, top: 60, height: 320, paint: houses },
    { depth: 1, width: 1760, top: 60, height: 500, paint: gardens },
  ],
  weather: fireflies,
  dust: "#8ea0d8",
};

function sky(ctx: Ctx, area: Area) {
  fadeSky(ctx, area, [
    [0, "#0b1038"],
    [0.55, "#22307a"],
    [1, "#5a6fc0"],
  ]);
  const random = createRandom(61);
  stars(ctx, random, area, 90);
  glow(ctx, 730, 96, 150, "#fff6cf66");
  disc(ctx, 730, 96, 46, "#fff6cf", NONE);
  for (const [x, y, r] of [
    [716, 84, 10],
    [744, 108, 13],
    [742, 78, 6],
  ] as const)
    disc(ctx, x, y, r, "#e8dba8", NONE);
  clouds(ctx, random, area, [120, 250], ["#3a4a9a66", "#7d8fd044"]);
}

function roofs(ctx: Ctx) {
  const random = createRandom(62);
  for (let x = -20; x < 1300; x += 108) {
    const high = random.between(70, 150);
    slab(ctx, x, 380 - high, 100, high, 0, "#1d2763", NONE);
    poly(ctx, [x - 8, 380 - high, x + 50, 330 - high, x + 108, 380 - high], "#18205a", NONE);
    slab(ctx, x + 66, 330 - high, 14, 34, 0, "#18205a", NONE);
    for (let i = 0; i < 3; i++)
      if (random.chance(0.55)) slab(ctx, x + 14 + i * 28, 398 - high, 16, 20, 2, "#ffcf6b", NONE);
  }
}

function houses(ctx: Ctx) {
  const walls = ["#6b4a86", "#3f6a93", "#86506b", "#4a7a80"];
  [30, 400, 790, 1150].forEach((x, at) => {
    const high = 190 + (at % 2) * 36;
    const top = 380 - high;
    slab(ctx, x, top, 240, high, 2, walls[at] ?? "#6b4a86", RIM);
    for (let y = top + 12; y < 380; y += 16) line(ctx, [x + 4, y, x + 236, y], "#00000022", 2);
    poly(ctx, [x - 20, top + 4, x + 34, top - 60, x + 206, top - 60, x + 260, top + 4], "#2b2452", RIM);
    slab(ctx, x + 170, top - 92, 30, 50, 2, "#8a4a5a", RIM);
    for (const [wx, wy] of [
      [30, 28],
      [146, 28],
      [30, 112],
    ] as const) {
      const isLit = (at + wx + wy) % 3 !== 0;
      slab(ctx, x + wx, top + wy, 60, 54, 3, isLit ? "#ffd977" : "#26305f", RIM);
      line(ctx, [x + wx + 30, top + wy, x + wx + 30, top + wy + 54], RIM, 4);
      line(ctx, [x + wx, top + wy + 26, x + wx + 60, top + wy + 26], RIM, 4);
      if (isLit) poly(ctx, [x + wx, top + wy, x + wx + 18, top + wy, x + wx, top + wy + 40], "#e2607a", NONE);
    }
    slab(ctx, x + 150, top + 110, 56, high - 110, [24, 24, 0, 0], "#a5553f", RIM);
    disc(ctx, x + 196, top + 168, 4, "#ffd977", NONE);
  });
  tube(ctx, [330, 380, 330, 150], "#3a3350", 9);
  line(ctx, [280, 168, 380, 168], RIM, 8);
  tube(ctx, [1080, 380, 1080, 150], "#3a3350", 9);
  line(ctx, [1030, 168, 1130, 168], RIM, 8);
  for (const [from, to] of [
    [330, 1080],
    [-420, 330],
    [1080, 1830],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(from, 164);
    ctx.quadraticCurveTo((from + to) / 2, 232, to, 164);
    ctx.strokeStyle = RIM;
    ctx.lineWidth = 3;
    ctx.stroke();
  }
}

const cloths = ["#ff7a6b", "#ffe27a", "#7ce0c8", "#ffffff", "#a98cff", "#7cc4ff"];

function gardens(ctx: Ctx) {
  // A wall of bricks, and the lines of the whole street above it.
  slab(ctx, -20, 300, 1800, 76, 0, "#7c4a5c", RIM);
  for (let row = 0; row < 4; row++)
    for (let x = row % 2 ? -22 : 0; x < 1760; x += 44)
      slab(ctx, x + 2, 304 + row * 18, 40, 15, 2, (x * 7 + row) % 5 ? "#8f5a68" : "#a3697a", NONE);
  slab(ctx, -20, 292, 1800, 12, 3, "#5a3450", RIM);
  for (const x of [60, 560, 1060, 1560]) {
    tube(ctx, [x, 372, x, 186], "#b08a5c", 9);
    line(ctx, [x - 26, 196, x + 26, 196], RIM, 9);
  }
  for (const from of [60, 560, 1060]) washing(ctx, from, from + 500);
  machine(ctx, 700);
  machine(ctx, 772);
  within(ctx, { x: 1420, y: 318 }, () => {
    slab(ctx, -46, 0, 92, 56, [4, 4, 26, 26], "#e6eef6", RIM);
    oval(ctx, 0, 2, 46, 9, "#9fd4ee", RIM);
    for (const [x, y, r] of [
      [-22, -8, 12],
      [2, -14, 15],
      [24, -6, 10],
    ] as const)
      disc(ctx, x, y, r, "#ffffffdd", "#a9c4e0");
  });
  lamp(ctx, 300);
  lamp(ctx, 1250);
  fadeFloor(ctx, 1760, "#33406e", "#5a6a9c");
  const random = createRandom(63);
  for (let i = 0; i < 90; i++) {
    const x = random.between(0, 1760);
    const y = random.between(384, 548);
    line(ctx, [x, y, x - 4, y - 9, x, y, x + 4, y - 8], i % 2 ? "#2a3a62" : "#6f86b8", 2.5);
  }
  for (let x = 26; x < 1700; x += 135) {
    poly(ctx, [x, 446, x + 74, 440, x + 88, 466, x + 10, 474], "#7482ae66", NONE);
  }
}

function washing(ctx: Ctx, from: number, to: number) {
  const at = (part: number) => 196 + Math.sin(part * Math.PI) * 26;
  ctx.beginPath();
  ctx.moveTo(from, 196);
  for (let i = 1; i <= 20; i++) ctx.lineTo(from + ((to - from) * i) / 20, at(i / 20));
  ctx.strokeStyle = "#e8e4f0";
  ctx.lineWidth = 2.5;
  ctx.stroke();
  for (let i = 1; i < 8; i++) {
    const x = from + ((to - from) * i) / 8;
    const y = at(i / 8);
    const color = cloths[(i * 5 + from) % cloths.length] ?? "#ffffff";
    if (i % 4 === 1) {
      // A shirt.
      poly(
        ctx,
        [
          x - 14,
          y,
          x + 14,
          y,
          x + 34,
          y + 16,
          x + 24,
          y + 30,
          x + 17,
          y + 24,
          x + 17,
          y + 62,
          x - 17,
          y + 62,
          x - 17,
          y + 24,
          x - 24,
          y + 30,
          x - 34,
          y + 16,
        ],
        color,
        RIM,
      );
    } else if (i % 4 === 2) {
      slab(ctx, x - 26, y, 52, 74, 3, color, RIM);
      for (let j = 14; j < 70; j += 20) line(ctx, [x - 24, y + j, x + 24, y + j], "#ffffff88", 6);
    } else if (i % 4 === 3) {
      // Trousers.
      poly(
        ctx,
        [x - 18, y, x + 18, y, x + 22, y + 70, x + 5, y + 70, x, y + 26, x - 5, y + 70, x - 22, y + 70],
        color,
        RIM,
      );
    } else
      for (const side of [-16, 12]) {
        poly(
          ctx,
          [
            x + side - 6,
            y,
            x + side + 6,
            y,
            x + side + 6,
            y + 22,
            x + side + 18,
            y + 30,
            x + side - 6,
            y + 34,
          ],
          color,
          RIM,
        );
      }
    disc(ctx, x - 10, y, 3, "#c98d4e", NONE);
    disc(ctx, x + 10, y, 3, "#c98d4e", NONE);
  }
}

function machine(ctx: Ctx, x: number) {
  slab(ctx, x, 298, 64, 76, 6, "#dfe8f2", RIM);
  disc(ctx, x + 32, 342, 22, "#6fb0d8", RIM);
  disc(ctx, x + 26, 336, 8, "#cfeaff", NONE);
  slab(ctx, x + 6, 304, 52, 10, 3, "#9fb0c6", NONE);
  disc(ctx, x + 52, 309, 4, "#ff6b5d", NONE);
}

function lamp(ctx: Ctx, x: number) {
  tube(ctx, [x, 372, x, 190], "#2b3350", 8);
  glow(ctx, x, 188, 110, "#ffe29a88");
  poly(ctx, [x - 16, 166, x + 16, 166, x + 11, 198, x - 11, 198], "#ffe9a8", RIM);
  poly(ctx, [x - 22, 168, x, 150, x + 22, 168], "#2b3350", RIM);
}

function fireflies(ctx: Ctx, { x, width }: Area, time: number) {
  for (let i = 0; i < 16; i++) {
    const at = x + ((i * 173 + Math.sin(time / 70 + i * 2) * 50 + time * 0.2) % width);
    const up = 300 + ((i * 61) % 200) + Math.sin(time / 33 + i) * 18;
    ctx.globalAlpha = 0.35 + 0.45 * Math.abs(Math.sin(time / 26 + i * 1.7));
    disc(ctx, at, up, 5, "#d8ff7a55", NONE);
    disc(ctx, at, up, 2.2, "#f4ffb8", NONE);
  }
  ctx.globalAlpha = 1;
}
