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
const RIM = "#14060c";

export const furnaceHall: Scene = {
  sky,
  layers: [
    { depth: 0.15, width: 1400, top: 0, height: 380, paint: clockwork },
    { depth: 0.45, width: 1500, top: 0, height: 380, paint: furnaces },
    { depth: 1, width: 1720, top: 160, height: 400, paint: foundry },
  ],
  weather: embers,
  dust: "#ff9d6b",
};

function sky(ctx: Ctx, { x, y, width, height }: Area) {
  const fade = ctx.createLinearGradient(0, Math.min(0, y), 0, HORIZON);
  fade.addColorStop(0, "#1a0a1f");
  fade.addColorStop(0.6, "#4f1428");
  fade.addColorStop(1, "#c23a1f");
  ctx.fillStyle = fade;
  ctx.fillRect(x, y, width, height);
}

function clockwork(ctx: Ctx) {
  for (const [x, y, r, turn] of [
    [130, 210, 130, 0],
    [360, 120, 90, 0.2],
    [560, 250, 110, 0.5],
    [820, 160, 150, 0.1],
    [1080, 260, 90, 0.4],
    [1250, 140, 110, 0.3],
  ] as const)
    within(ctx, { x, y, turn }, () => {
      gear(ctx, r, Math.round(r / 8), "#6b1f33", NONE);
      disc(ctx, 0, 0, r * 0.55, "#4a1428", NONE);
      for (let i = 0; i < 5; i++)
        within(ctx, { x: 0, y: 0, turn: (i * Math.PI * 2) / 5 }, () =>
          slab(ctx, -7, 0, 14, r * 0.7, 0, "#6b1f33", NONE),
        );
      disc(ctx, 0, 0, r * 0.2, "#8f2f3a", NONE);
    });
}

function furnaces(ctx: Ctx) {
  for (const x of [120, 620, 1120]) {
    slab(ctx, x, 110, 230, 270, [110, 110, 0, 0], "#3a1a28", RIM);
    slab(ctx, x + 50, 220, 130, 160, [65, 65, 0, 0], "#ff7a26", RIM);
    slab(ctx, x + 72, 252, 86, 128, [43, 43, 0, 0], "#ffc94a", NONE);
    slab(ctx, x + 92, 290, 46, 90, [23, 23, 0, 0], "#fff2b0", NONE);
    for (let i = 0; i < 7; i++) {
      const turn = Math.PI + (i * Math.PI) / 6;
      disc(ctx, x + 115 + Math.cos(turn) * 92, 220 + Math.sin(turn) * 84, 6, "#7a3f4a", NONE);
    }
    line(ctx, [x + 50, 320, x + 180, 320], RIM, 6);
    for (const at of [76, 104, 132, 158]) line(ctx, [x + at, 300, x + at, 378], RIM, 6);
  }
  for (const x of [440, 940, 1430]) {
    tube(ctx, [x, 0, x, 380], "#5c2a38", 30);
    slab(ctx, x - 24, 150, 48, 16, 4, "#8f4a55", RIM);
    slab(ctx, x - 24, 280, 48, 16, 4, "#8f4a55", RIM);
  }
  line(ctx, [0, 60, 1500, 60], RIM, 10);
  for (const x of [300, 1000]) {
    line(ctx, [x, 60, x, 130], "#8f4a55", 5);
    poly(ctx, [x - 46, 130, x + 46, 130, x + 34, 196, x - 34, 196], "#55303f", RIM);
    oval(ctx, x, 132, 44, 9, "#ffb03b", RIM);
  }
}

function foundry(ctx: Ctx) {
  slab(ctx, -20, 284, 1760, 92, 0, "#4a2433", RIM);
  for (let row = 0; row < 4; row++)
    for (let x = row % 2 ? -43 : 0; x < 1720; x += 86)
      slab(ctx, x + 2, 286 + row * 22, 82, 20, 2, (x + row) % 3 ? "#5c2d3c" : "#693648", NONE);
  for (const x of [140, 700, 1260]) {
    poly(ctx, [x, 190, x + 92, 190, x + 92, 330, x + 46, 302, x, 330], "#c2264a", RIM);
    within(ctx, { x: x + 46, y: 244 }, () => {
      gear(ctx, 30, 8, "#ffd35c", RIM);
      poly(ctx, [-16, 8, -20, -12, -8, -2, 0, -16, 8, -2, 20, -12, 16, 8], "#7a1a2f", NONE);
    });
    line(ctx, [x - 8, 190, x + 100, 190], "#ffd35c", 7);
  }
  for (const x of [420, 1000, 1560]) {
    tube(ctx, [x, 372, x, 230], "#7a4a3f", 15);
    poly(ctx, [x - 30, 232, x + 30, 232, x + 18, 258, x - 18, 258], "#8f5c4a", RIM);
    poly(ctx, [x - 20, 232, x - 8, 200, x, 214, x + 8, 190, x + 20, 232], "#ffb03b", NONE);
    disc(ctx, x, 214, 56, "#ffb03b22", NONE);
  }
  floor(ctx);
}

function floor(ctx: Ctx) {
  const fade = ctx.createLinearGradient(0, HORIZON, 0, 560);
  fade.addColorStop(0, "#4f3040");
  fade.addColorStop(1, "#7d4f58");
  ctx.fillStyle = fade;
  ctx.fillRect(0, HORIZON, 1720, 200);
  line(ctx, [0, HORIZON, 1720, HORIZON], INK, 4);
  for (let x = -200; x < 1900; x += 215) line(ctx, [x + 80, HORIZON, x, 560], "#2a162288", 5);
  for (const y of [408, 456, 516]) line(ctx, [0, y, 1720, y], "#2a162288", 5);
  const random = createRandom(41);
  for (let i = 0; i < 9; i++) {
    const x = random.between(40, 1660);
    const y = random.between(392, 532);
    line(ctx, [x, y, x + 22, y + 6, x + 40, y - 2, x + 66, y + 5], "#ff7a26", 5);
    line(ctx, [x, y, x + 22, y + 6, x + 40, y - 2, x + 66, y + 5], "#ffe27a", 2);
  }
}

function embers(ctx: Ctx, { x, width }: Area, time: number) {
  for (let i = 0; i < 26; i++) {
    const at = x + ((i * 131 + Math.sin(time / 50 + i) * 40 + 2000) % width);
    const up = 540 - ((time * (0.8 + (i % 5) * 0.3) + i * 83) % 560);
    ctx.globalAlpha = 0.75;
    disc(ctx, at, up, 1.5 + (i % 3), i % 2 ? "#ffb03b" : "#ff7a26", NONE);
  }
  ctx.globalAlpha = 1;
}
