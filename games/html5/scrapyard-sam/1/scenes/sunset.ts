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

export const sunset: Scene = {
  sky,
  layers: [
    { depth: 0.12, width: 1300, top: 120, height: 260, paint: farHeaps },
    { depth: 0.4, width: 1500, top: 110, height: 270, paint: carStacks },
    { depth: 1, width: 1720, top: 200, height: 360, paint: yard },
  ],
  weather: dust,
  dust: "#e8b98a",
};

function sky(ctx: Ctx, { x, y, width, height }: Area) {
  const fade = ctx.createLinearGradient(0, Math.min(0, y), 0, HORIZON);
  fade.addColorStop(0, "#3d2358");
  fade.addColorStop(0.45, "#c2486a");
  fade.addColorStop(0.75, "#ff8a4d");
  fade.addColorStop(1, "#ffd98a");
  ctx.fillStyle = fade;
  ctx.fillRect(x, y, width, height);
  disc(ctx, 660, 292, 110, "#ffe9a866", NONE);
  disc(ctx, 660, 292, 78, "#fff3c4", NONE);
  const random = createRandom(11);
  for (let i = 0; i < 14; i++) {
    const at = { x: random.between(x, x + width), y: random.between(20, 240) };
    oval(
      ctx,
      at.x,
      at.y,
      random.between(60, 170),
      random.between(4, 10),
      i % 2 ? "#ffb07a55" : "#7a3f7a55",
      NONE,
    );
  }
}

function farHeaps(ctx: Ctx) {
  for (const [x, high, wide] of [
    [140, 90, 190],
    [430, 130, 260],
    [760, 80, 220],
    [1090, 140, 200],
  ] as const)
    poly(
      ctx,
      [
        x - wide,
        380,
        x - wide * 0.5,
        380 - high * 0.7,
        x - 20,
        380 - high,
        x + 40,
        380 - high * 0.9,
        x + wide * 0.6,
        380 - high * 0.4,
        x + wide,
        380,
      ],
      "#8f3f6b",
      NONE,
    );
  for (const x of [290, 930]) {
    line(ctx, [x, 380, x, 180], "#752f5e", 9);
    line(ctx, [x - 40, 180, x + 130, 168], "#752f5e", 7);
    line(ctx, [x + 110, 170, x + 110, 240], "#752f5e", 3);
    slab(ctx, x - 44, 172, 30, 20, 3, "#752f5e", NONE);
    poly(ctx, [x + 96, 240, x + 124, 240, x + 118, 262, x + 102, 262], "#752f5e", NONE);
  }
}

const rusty = ["#a63d4a", "#c2683a", "#5c5f8f", "#8a4a7a", "#3f7a80"];

function wreck(ctx: Ctx, x: number, y: number, color: string) {
  slab(ctx, x, y - 26, 110, 22, 7, color, "#3a1838");
  poly(ctx, [x + 20, y - 25, x + 34, y - 44, x + 76, y - 44, x + 92, y - 25], color, "#3a1838");
  poly(ctx, [x + 30, y - 27, x + 39, y - 39, x + 52, y - 39, x + 52, y - 27], "#3a1838", NONE);
  poly(ctx, [x + 57, y - 27, x + 57, y - 39, x + 73, y - 39, x + 82, y - 27], "#3a1838", NONE);
  disc(ctx, x + 24, y - 4, 10, "#3a1838", NONE);
  disc(ctx, x + 88, y - 4, 10, "#3a1838", NONE);
}

function carStacks(ctx: Ctx) {
  const random = createRandom(7);
  poly(
    ctx,
    [
      0, 380, 0, 330, 180, 300, 320, 330, 560, 290, 720, 325, 900, 300, 1120, 330, 1320, 296, 1500, 330, 1500,
      380,
    ],
    "#5c2a55",
    NONE,
  );
  for (const [x, count] of [
    [60, 3],
    [190, 2],
    [480, 4],
    [760, 2],
    [890, 3],
    [1240, 4],
  ] as const)
    for (let i = 0; i < count; i++)
      wreck(ctx, x + random.between(-10, 10), 348 - i * 42, rusty[random.int(0, 4)] ?? "#a63d4a");
  within(ctx, { x: 390, y: 300, turn: 0.2 }, () => gear(ctx, 46, 10, "#7a3560", "#3a1838"));
  within(ctx, { x: 1120, y: 312, turn: 0.5 }, () => gear(ctx, 40, 9, "#7a3560", "#3a1838"));
  slab(ctx, 650, 276, 54, 88, 6, "#8a6a8f", "#3a1838");
  line(ctx, [650, 312, 704, 312], "#3a1838", 3);
}

function yard(ctx: Ctx) {
  fence(ctx);
  const fade = ctx.createLinearGradient(0, HORIZON, 0, 560);
  fade.addColorStop(0, "#8f5644");
  fade.addColorStop(1, "#c98a5a");
  ctx.fillStyle = fade;
  ctx.fillRect(0, HORIZON, 1720, 200);
  line(ctx, [0, HORIZON, 1720, HORIZON], INK, 4);
  const random = createRandom(5);
  for (let i = 0; i < 46; i++) {
    const y = random.between(HORIZON + 14, 545);
    oval(
      ctx,
      random.between(20, 1700),
      y,
      random.between(10, 50),
      random.between(2, 6),
      i % 3 ? "#7a453844" : "#e0a87044",
      NONE,
    );
  }
  for (const y of [424, 436, 492, 506]) {
    ctx.setLineDash([14, 10]);
    line(ctx, [0, y, 1720, y], "#7a453833", 6);
    ctx.setLineDash([]);
  }
  for (const [x, y] of [
    [260, 470],
    [1180, 440],
  ] as const) {
    oval(ctx, x, y, 80, 16, "#5c3a5544", NONE);
    oval(ctx, x - 14, y - 3, 40, 6, "#ffd98a55", NONE);
  }
}

function fence(ctx: Ctx) {
  for (let x = -43; x < 1760; x += 43) {
    const isGap = x > 860 && x < 1010;
    if (isGap) continue;
    slab(ctx, x, 268 + ((x / 43 + 40) % 3) * 4, 41, 108, 2, (x / 43) % 2 ? "#a5552f" : "#b8653a", "#5a2a1f");
    line(ctx, [x + 12, 276, x + 12, 366], "#8f4526", 3);
    line(ctx, [x + 28, 276, x + 28, 366], "#8f4526", 3);
  }
  slab(ctx, -20, 286, 880, 9, 2, "#6b3a2a", "#3f1f18");
  slab(ctx, 1030, 286, 720, 9, 2, "#6b3a2a", "#3f1f18");
  slab(ctx, 330, 276, 150, 70, 4, "#f2d58a");
  poly(ctx, [346, 330, 370, 292, 394, 330], "#e2453c");
  line(ctx, [408, 298, 462, 298], INK, 5);
  line(ctx, [408, 312, 450, 312], INK, 5);
  line(ctx, [408, 326, 458, 326], INK, 5);
  for (const [x, y] of [
    [880, 352],
    [930, 352],
    [904, 326],
    [980, 354],
  ] as const) {
    disc(ctx, x, y, 28, "#3f3648");
    disc(ctx, x, y, 12, "#6b6078");
  }
  tube(ctx, [1300, 372, 1300, 214, 1340, 206], "#5a5f70", 8);
  poly(ctx, [1330, 200, 1376, 206, 1366, 222, 1334, 218], "#ffe9a8");
  slab(ctx, 620, 300, 96, 60, [6, 6, 26, 26], "#e8eef2");
  oval(ctx, 668, 302, 48, 8, "#9fc4d6");
}

function dust(ctx: Ctx, { x, width }: Area, time: number) {
  for (let i = 0; i < 14; i++) {
    const at = ((time * (0.6 + (i % 4) * 0.3) + i * 151) % (width + 80)) + x - 40;
    ctx.globalAlpha = 0.3;
    oval(ctx, at, 300 + ((i * 67) % 220) + Math.sin(time / 40 + i) * 10, 6, 2, "#ffe3b0", NONE);
  }
  ctx.globalAlpha = 1;
}
