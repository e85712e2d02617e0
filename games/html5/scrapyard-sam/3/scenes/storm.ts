import {
  type Ctx,
  disc,
  INK,
  line,
  NONE,
  oval,
  poly,
  slab,
  tube,
} from "#html5/scrapyard-sam/engine/draw/ink.ts";
import type { Area, Scene } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { createRandom } from "#kit/random.ts";

const HORIZON = 372;
const RIM = "#101528";

export const storm: Scene = {
  sky,
  layers: [
    { depth: 0.1, width: 1400, top: 60, height: 320, paint: sea },
    { depth: 0.35, width: 1560, top: 40, height: 340, paint: ships },
    { depth: 1, width: 1800, top: 120, height: 450, paint: dock },
  ],
  weather: rain,
  dust: "#c4dcef",
};

function sky(ctx: Ctx, { x, y, width, height }: Area) {
  const fade = ctx.createLinearGradient(0, Math.min(0, y), 0, HORIZON);
  fade.addColorStop(0, "#151a36");
  fade.addColorStop(0.6, "#3a4a78");
  fade.addColorStop(1, "#7f9ac2");
  ctx.fillStyle = fade;
  ctx.fillRect(x, y, width, height);
  const random = createRandom(31);
  for (let i = 0; i < 22; i++) {
    const at = { x: random.between(x, x + width), y: random.between(y, 170) };
    oval(
      ctx,
      at.x,
      at.y,
      random.between(90, 200),
      random.between(18, 40),
      i % 2 ? "#1f264a88" : "#4a5a8f66",
      NONE,
    );
  }
}

function sea(ctx: Ctx) {
  slab(ctx, -20, 300, 1440, 90, 0, "#2d4a78", NONE);
  for (let i = 0; i < 40; i++) {
    const x = (i * 137) % 1400;
    const y = 306 + ((i * 29) % 60);
    line(ctx, [x, y, x + 18, y - 5, x + 36, y], "#6b8fc2", 3);
  }
  poly(ctx, [980, 304, 1010, 120, 1040, 120, 1070, 304], "#e8e4f0", RIM);
  poly(ctx, [989, 250, 997, 204, 1053, 204, 1061, 250], "#e2453c", NONE);
  slab(ctx, 1004, 92, 42, 32, 4, "#fff1a8", RIM);
  poly(ctx, [998, 92, 1025, 68, 1052, 92], "#e2453c", RIM);
  const beam = ctx.createLinearGradient(1046, 0, 1400, 0);
  beam.addColorStop(0, "#fff1a877");
  beam.addColorStop(1, "#fff1a800");
  ctx.beginPath();
  ctx.moveTo(1046, 98);
  ctx.lineTo(1400, 62);
  ctx.lineTo(1400, 170);
  ctx.lineTo(1046, 116);
  ctx.fillStyle = beam;
  ctx.fill();
  poly(ctx, [930, 310, 970, 288, 1080, 288, 1120, 310], "#1f2c4f", NONE);
}

function ships(ctx: Ctx) {
  poly(ctx, [60, 300, 560, 300, 520, 372, 110, 372], "#8f3a44", RIM);
  slab(ctx, 60, 290, 500, 14, 4, "#e8e4f0", RIM);
  slab(ctx, 120, 220, 110, 72, 5, "#e8e4f0", RIM);
  for (const x of [136, 170, 204]) disc(ctx, x, 246, 9, "#ffe27a", RIM);
  slab(ctx, 150, 156, 36, 66, 4, "#ff8a4d", RIM);
  for (const [x, y, color] of [
    [270, 254, "#3f8fb5"],
    [350, 254, "#ffb03b"],
    [430, 254, "#58a46b"],
    [310, 214, "#c2486a"],
  ] as const)
    slab(ctx, x, y, 76, 38, 2, color, RIM);
  for (const x of [760, 1240]) {
    tube(ctx, [x, 380, x + 50, 90], "#4a5578", 13);
    tube(ctx, [x + 140, 380, x + 90, 90], "#4a5578", 13);
    tube(ctx, [x - 60, 96, x + 260, 78], "#5c6a94", 13);
    line(ctx, [x + 230, 84, x + 230, 200], RIM, 4);
    slab(ctx, x + 196, 200, 70, 36, 2, "#c0453c", RIM);
    slab(ctx, x + 44, 98, 52, 36, 4, "#ffd35c", RIM);
  }
}

function dock(ctx: Ctx) {
  const colors = ["#c0453c", "#2f8f8a", "#d9923c", "#4a5fa8"];
  for (const [x, y, i] of [
    [40, 300, 0],
    [40, 230, 1],
    [240, 300, 2],
    [1120, 300, 3],
    [1120, 230, 0],
    [1320, 300, 1],
  ] as const) {
    slab(ctx, x, y - 4, 190, 72, 3, colors[i] ?? "#c0453c", RIM);
    for (let at = 14; at < 190; at += 20) line(ctx, [x + at, y + 4, x + at, y + 60], "#00000033", 5);
    slab(ctx, x, y - 4, 190, 9, 2, "#ffffff33", NONE);
  }
  for (let x = 470; x < 1100; x += 150) {
    tube(ctx, [x, 376, x, 318], "#5c4a3f", 16);
    line(ctx, [x, 330, x + 75, 348, x + 150, 330], RIM, 6);
    line(ctx, [x, 330, x + 75, 348, x + 150, 330], "#c9a06a", 3);
  }
  tube(ctx, [860, 372, 860, 190], "#3a4258", 9);
  slab(ctx, 838, 172, 44, 30, 6, "#fff1a8", RIM);
  disc(ctx, 860, 190, 60, "#fff1a822", NONE);
  disc(ctx, 620, 350, 24, "#ff8a4d", RIM);
  disc(ctx, 620, 350, 11, "#f6f1e4", RIM);
  for (const [x, y] of [
    [1580, 350],
    [1640, 350],
    [1610, 314],
  ] as const) {
    slab(ctx, x, y - 24, 54, 46, 12, "#8f6b4a", RIM);
    line(ctx, [x, y - 8, x + 54, y - 8], RIM, 4);
  }
  planks(ctx);
}

function planks(ctx: Ctx) {
  const fade = ctx.createLinearGradient(0, HORIZON, 0, 570);
  fade.addColorStop(0, "#4f4a66");
  fade.addColorStop(1, "#77708f");
  ctx.fillStyle = fade;
  ctx.fillRect(0, HORIZON, 1800, 200);
  line(ctx, [0, HORIZON, 1800, HORIZON], INK, 4);
  const random = createRandom(17);
  [398, 428, 462, 500].forEach((y, row) => {
    line(ctx, [0, y, 1800, y], "#2f2b42aa", 4);
    for (let x = row * 70; x < 1800; x += 260) line(ctx, [x, y, x, y + 34], "#2f2b42aa", 4);
  });
  for (let i = 0; i < 14; i++) {
    const x = random.between(60, 1740);
    const y = random.between(392, 530);
    oval(ctx, x, y, random.between(40, 90), random.between(7, 13), "#a9c4e844", NONE);
    oval(ctx, x - 10, y - 2, 24, 3, "#e8f4ff66", NONE);
  }
}

function rain(ctx: Ctx, { x, y, width, height }: Area, time: number) {
  ctx.beginPath();
  for (let i = 0; i < 60; i++) {
    // Two irrational strides: no two drops keep company.
    const at = x + ((((i * 0.618034) % 1) * width + time * 5) % width);
    const down = y + ((((i * 0.754878) % 1) * height + time * 17) % height);
    ctx.moveTo(at, down);
    ctx.lineTo(at + 5, down + 20);
  }
  ctx.strokeStyle = "#cfe4ff66";
  ctx.lineWidth = 2;
  ctx.stroke();
  // Far lightning, now and then.
  if (time % 620 < 6) {
    ctx.globalAlpha = 0.22;
    slab(ctx, x, y, width, height, 0, "#e8f0ff", NONE);
    ctx.globalAlpha = 1;
  }
}
