import { clouds, fadeFloor, fadeSky, glow } from "#html5/scrapyard-sam/engine/draw/backdrop.ts";
import { type Ctx, disc, line, NONE, oval, poly, slab, tube } from "#html5/scrapyard-sam/engine/draw/ink.ts";
import type { Area, Scene } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { createRandom } from "#kit/random.ts";

const RIM = "#3a1f3a";

/** Outside at last: lorries at the ramps, chimneys against an orange evening. */
export const loadingBay: Scene = {
  sky,
  layers: [
    { depth: 0.1, width: 1340, top: 30, height: 350, paint: chimneys },
    { depth: 0.4, width: 1500, top: 100, height: 280, paint: trains },
    { depth: 1, width: 1860, top: 130, height: 430, paint: ramps },
  ],
  weather: leaves,
  dust: "#f0d0b8",
};

function sky(ctx: Ctx, area: Area) {
  fadeSky(ctx, area, [
    [0, "#7a4aa8"],
    [0.45, "#e8708a"],
    [0.8, "#ffb070"],
    [1, "#ffe0a0"],
  ]);
  glow(ctx, 480, 340, 330, "#fff0b0aa");
  disc(ctx, 480, 320, 64, "#fff6d0", NONE);
  clouds(ctx, createRandom(91), area, [20, 210], ["#ffd0b088", "#b060a066", "#fff0d088"]);
}

function chimneys(ctx: Ctx) {
  for (const [x, high, wide] of [
    [110, 230, 40],
    [210, 180, 34],
    [690, 260, 44],
    [1010, 200, 38],
    [1090, 240, 38],
  ] as const) {
    poly(ctx, [x, 380, x + 6, 380 - high, x + wide - 6, 380 - high, x + wide, 380], "#8a3a70", NONE);
    slab(ctx, x + 2, 384 - high, wide - 4, 12, 2, "#ffd0a0", NONE);
    for (let i = 0; i < 4; i++)
      oval(ctx, x + 30 + i * 34, 362 - high - i * 16, 22 + i * 9, 11 + i * 3, "#d890b066", NONE);
  }
  for (let x = 0; x < 1340; x += 134) {
    slab(ctx, x, 312, 134, 70, 0, "#7a3068", NONE);
    poly(
      ctx,
      [x, 314, x + 40, 276, x + 44, 314, x + 84, 276, x + 90, 314, x + 134, 276, x + 134, 316],
      "#7a3068",
      NONE,
    );
    for (let i = 0; i < 4; i++) slab(ctx, x + 14 + i * 30, 328, 16, 14, 1, "#ffcf8a", NONE);
  }
}

function trains(ctx: Ctx) {
  slab(ctx, -20, 344, 1540, 40, 0, "#6a3a5a", NONE);
  for (let x = 0; x < 1500; x += 34) slab(ctx, x, 352, 22, 7, 0, "#4a2444", NONE);
  line(ctx, [0, 350, 1500, 350], "#d8c0c8", 4);
  [40, 300, 560, 1000, 1240].forEach((x, at) => {
    const color = ["#c8503c", "#3f8a8f", "#d89a34", "#5a62b0", "#7a9a4a"][at] ?? "#c8503c";
    slab(ctx, x, 262, 230, 74, 4, color, RIM);
    for (let i = 16; i < 230; i += 24) line(ctx, [x + i, 270, x + i, 328], "#00000030", 5);
    slab(ctx, x, 262, 230, 8, 2, "#ffffff44", NONE);
    for (const by of [36, 76, 154, 194]) disc(ctx, x + by, 342, 13, "#42304a", RIM);
  });
  for (const x of [840, 1490]) {
    tube(ctx, [x, 380, x, 150], "#6a4a6a", 10);
    slab(ctx, x - 16, 150, 32, 70, 12, "#33203a", RIM);
    disc(ctx, x, 170, 10, "#ff5d5d", NONE);
    disc(ctx, x, 198, 10, "#4a6a4a", NONE);
  }
}

function ramps(ctx: Ctx) {
  railing(ctx);
  for (const x of [40, 980]) {
    slab(ctx, x, 150, 610, 226, 0, "#c9925c", RIM);
    for (let y = 168; y < 370; y += 20) line(ctx, [x + 4, y, x + 606, y], "#b07a4844", 3);
    slab(ctx, x - 10, 138, 630, 20, 2, "#7a4458", RIM);
  }
  [70, 390, 1010, 1330].forEach((x, at) => {
    slab(ctx, x, 196, 230, 178, 4, "#5a3450", RIM);
    const isOpen = at % 2 === 0;
    if (isOpen) lorry(ctx, x + 20, at === 0 ? "#4ab0a0" : "#e06a5a");
    else
      for (let y = 200; y < 370; y += 17)
        slab(ctx, x + 5, y, 220, 14, 2, y % 2 ? "#a8b4c4" : "#bcc8d6", NONE);
    slab(ctx, x - 8, 186, 246, 14, 2, "#ffd24a", RIM);
    for (let i = 0; i < 230; i += 34)
      poly(ctx, [x - 8 + i, 199, x + 4 + i, 187, x + 18 + i, 187, x + 6 + i, 199], RIM, NONE);
    disc(ctx, x + 116, 168, 19, "#fff6e0", RIM);
    slab(ctx, x + 112 - (at === 1 ? 0 : 4), 158, 6, 21, 1, RIM, NONE);
    if (at > 1) slab(ctx, x + 118, 158, 6, 21, 1, RIM, NONE);
  });
  for (const x of [700, 770, 735]) {
    const y = x === 735 ? 276 : 324;
    slab(ctx, x, y, 62, 48, 3, "#d9a25c", RIM);
    line(ctx, [x + 31, y + 2, x + 31, y + 46], "#f6e0b0", 8);
  }
  forklift(ctx, 1640);
  fadeFloor(ctx, 1860, "#7a5a6a", "#b08a86");
  for (let x = -250; x < 2100; x += 310) {
    poly(ctx, [x, 374, x + 16, 374, x - 50, 560, x - 70, 560], "#ffe08a88", NONE);
    poly(ctx, [x + 200, 374, x + 216, 374, x + 290, 560, x + 270, 560], "#ffe08a88", NONE);
  }
  const random = createRandom(92);
  for (let i = 0; i < 18; i++)
    oval(
      ctx,
      random.between(80, 1780),
      random.between(392, 540),
      random.between(20, 70),
      random.between(4, 9),
      i % 2 ? "#5a3a5055" : "#ffd8a044",
      NONE,
    );
}

function railing(ctx: Ctx) {
  for (let x = 10; x < 1860; x += 93) tube(ctx, [x, 372, x, 316], "#ffd24a", 8);
  for (const y of [322, 346]) line(ctx, [-20, y, 1880, y], "#ffd24a", 6);
}

/** The back of a lorry that stands at its ramp. */
function lorry(ctx: Ctx, x: number, color: string) {
  slab(ctx, x, 220, 190, 130, 5, color, RIM);
  slab(ctx, x + 10, 230, 82, 110, 2, "#ffffff33", RIM);
  slab(ctx, x + 98, 230, 82, 110, 2, "#ffffff33", RIM);
  line(ctx, [x + 84, 250, x + 84, 320], RIM, 5);
  line(ctx, [x + 106, 250, x + 106, 320], RIM, 5);
  slab(ctx, x + 4, 348, 182, 12, 2, "#4a3450", RIM);
  disc(ctx, x + 22, 354, 7, "#ff5d5d", NONE);
  disc(ctx, x + 168, 354, 7, "#ff5d5d", NONE);
}

function forklift(ctx: Ctx, x: number) {
  slab(ctx, x, 312, 92, 44, 6, "#ffb03b", RIM);
  line(ctx, [x + 10, 314, x + 16, 256, x + 66, 256, x + 78, 314], RIM, 6);
  line(ctx, [x - 10, 240, x - 10, 366], RIM, 8);
  line(ctx, [x - 54, 364, x - 10, 364], RIM, 6);
  slab(ctx, x - 60, 316, 48, 44, 3, "#d9a25c", RIM);
  disc(ctx, x + 20, 358, 17, "#42304a", RIM);
  disc(ctx, x + 74, 358, 17, "#42304a", RIM);
  slab(ctx, x + 36, 296, 28, 22, 5, "#c2486a", RIM);
}

function leaves(ctx: Ctx, { x, width }: Area, time: number) {
  for (let i = 0; i < 12; i++) {
    const at = x + width - ((((i * 0.618034) % 1) * width + time * (1.4 + (i % 3) * 0.4)) % width);
    const up = 180 + ((i * 89) % 330) + Math.sin(time / 22 + i) * 22;
    ctx.globalAlpha = 0.7;
    poly(
      ctx,
      [at, up, at + 9, up - 3, at + 13, up + Math.sin(time / 9 + i) * 6, at + 5, up + 4],
      i % 2 ? "#fff0d0" : "#e8a070",
      NONE,
    );
  }
  ctx.globalAlpha = 1;
}
