import { fadeFloor, fadeSky } from "#html5/scrapyard-sam/engine/draw/backdrop.ts";
import { type Ctx, disc, line, NONE, oval, poly, slab, tube } from "#html5/scrapyard-sam/engine/draw/ink.ts";
import type { Area, Scene } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { createRandom } from "#kit/random.ts";

const RIM = "#4a3a5c";
const paints = ["#ff5d6b", "#ffb03b", "#ffe24a", "#5fd08a", "#4ab4ff", "#b07cff", "#ff7ad0"];

/** The paint shop in the light of its glass roof: vats, drips, and bodies on the chain. */
export const paintShop: Scene = {
  sky,
  layers: [
    { depth: 0.15, width: 1400, top: -40, height: 420, paint: glassRoof },
    { depth: 0.5, width: 1540, top: 0, height: 380, paint: chain },
    { depth: 1, width: 1750, top: 170, height: 390, paint: vats },
  ],
  weather: spray,
  dust: "#ffd8f0",
};

function sky(ctx: Ctx, area: Area) {
  fadeSky(ctx, area, [
    [0, "#bfe6f6"],
    [0.6, "#eef6ee"],
    [1, "#fff0d0"],
  ]);
}

function glassRoof(ctx: Ctx) {
  for (let x = 0; x < 1400; x += 200) {
    poly(ctx, [x, 110, x + 100, -30, x + 200, 110], "#9ad4f088", "#8a9ab0");
    poly(ctx, [x + 50, 80, x + 96, 8, x + 112, 32, x + 76, 88], "#ffffff99", NONE);
    line(ctx, [x + 100, -30, x + 100, 110], "#8a9ab0", 4);
    slab(ctx, x - 8, 104, 16, 276, 0, "#d8cfc0", "#a89a90");
  }
  slab(ctx, -20, 106, 1440, 14, 0, "#c4bab0", "#a89a90");
  for (let x = 30; x < 1400; x += 200) {
    slab(ctx, x, 150, 140, 150, 6, "#fdf8ee", "#c9bcae");
    for (let i = 0; i < 6; i++)
      slab(
        ctx,
        x + 12 + (i % 3) * 42,
        164 + Math.floor(i / 3) * 66,
        32,
        52,
        3,
        paints[(i + x) % 7] ?? "",
        NONE,
      );
  }
  slab(ctx, -20, 320, 1440, 60, 0, "#e8dcc6", NONE);
}

function chain(ctx: Ctx) {
  slab(ctx, -20, 46, 1580, 16, 0, "#6a7288", RIM);
  for (let x = 20; x < 1540; x += 28) disc(ctx, x, 62, 5, "#3f465c", NONE);
  [80, 390, 700, 1010, 1300].forEach((x, at) => {
    const color = paints[(at * 3) % 7] ?? "#ff5d6b";
    for (const by of [40, 150]) line(ctx, [x + by, 60, x + by, 130], RIM, 4);
    slab(ctx, x, 152, 196, 44, [10, 10, 16, 16], color, RIM);
    poly(ctx, [x + 34, 154, x + 58, 118, x + 136, 118, x + 168, 154], color, RIM);
    poly(ctx, [x + 50, 151, x + 65, 126, x + 92, 126, x + 92, 151], "#e8f8ff", RIM);
    poly(ctx, [x + 102, 151, x + 102, 126, x + 131, 126, x + 152, 151], "#e8f8ff", RIM);
    disc(ctx, x + 42, 196, 18, "#5c5870", RIM);
    disc(ctx, x + 154, 196, 18, "#5c5870", RIM);
    for (const [dx, long] of [
      [20, 26],
      [92, 40],
      [120, 18],
    ] as const) {
      tube(ctx, [x + dx, 194, x + dx, 194 + long], color, 5);
      disc(ctx, x + dx, 240 + long, 4, color, NONE);
    }
  });
  // Robot arms with a spray gun.
  for (const x of [300, 920]) {
    slab(ctx, x - 34, 340, 68, 40, 6, "#7a8296", RIM);
    tube(ctx, [x, 342, x - 26, 284, x + 30, 238], "#ff9a3c", 18);
    disc(ctx, x - 26, 284, 13, "#4f566c", RIM);
    slab(ctx, x + 22, 222, 34, 20, 4, "#4f566c", RIM);
    poly(ctx, [x + 56, 226, x + 116, 198, x + 116, 258, x + 56, 238], `${paints[x % 7]}66`, NONE);
  }
}

function vats(ctx: Ctx) {
  slab(ctx, -20, 316, 1790, 60, 0, "#f4ead8", RIM);
  for (let x = 0; x < 1750; x += 50)
    for (let row = 0; row < 2; row++)
      slab(ctx, x + 2, 319 + row * 28, 46, 25, 3, (x / 50 + row) % 2 ? "#fdf6ea" : "#e6dac4", NONE);
  [60, 380, 560, 980, 1160, 1500].forEach((x, at) => {
    const color = paints[(at * 2 + 1) % 7] ?? "#4ab4ff";
    slab(ctx, x, 254, 136, 116, [8, 8, 22, 22], "#c6ccd8", RIM);
    slab(ctx, x + 8, 300, 120, 20, 3, color, NONE);
    oval(ctx, x + 68, 256, 70, 14, "#8f98ac", RIM);
    oval(ctx, x + 68, 257, 60, 10, color, NONE);
    oval(ctx, x + 50, 254, 18, 3, "#ffffff99", NONE);
    poly(ctx, [x + 96, 260, x + 116, 258, x + 114, 306, x + 106, 318, x + 99, 304], color, NONE);
  });
  for (const [x, at] of [
    [250, 0],
    [286, 3],
    [1340, 5],
    [1390, 1],
    [760, 4],
  ] as const) {
    slab(ctx, x, 336, 32, 36, 3, "#eef2f8", RIM);
    slab(ctx, x, 346, 32, 14, 0, paints[at] ?? "", NONE);
    oval(ctx, x + 16, 337, 15, 4, paints[at] ?? "", RIM);
  }
  tube(ctx, [840, 372, 840, 210, 900, 190], "#9aa4ba", 13);
  disc(ctx, 840, 286, 20, "#ff5d6b", RIM);
  disc(ctx, 840, 286, 7, RIM, NONE);
  fadeFloor(ctx, 1750, "#b8a9c4", "#e6d8e2");
  for (let x = -200; x < 1990; x += 125) line(ctx, [x + 60, 374, x, 560], "#9a8aac55", 3);
  for (const y of [402, 438, 486]) line(ctx, [0, y, 1750, y], "#9a8aac55", 3);
  const random = createRandom(81);
  for (let i = 0; i < 26; i++) splash(ctx, random.between(60, 1690), random.between(392, 540), i);
}

function splash(ctx: Ctx, x: number, y: number, at: number) {
  const color = `${paints[at % 7]}bb`;
  const wide = 14 + (at % 5) * 7;
  oval(ctx, x, y, wide, wide * 0.3, color, NONE);
  oval(ctx, x + wide * 1.2, y - 3, wide * 0.24, wide * 0.1, color, NONE);
  oval(ctx, x - wide * 1.3, y + 4, wide * 0.3, wide * 0.12, color, NONE);
}

function spray(ctx: Ctx, { x, width }: Area, time: number) {
  for (let i = 0; i < 18; i++) {
    const at = x + ((i * 149 + time * (0.4 + (i % 3) * 0.2)) % width);
    ctx.globalAlpha = 0.5;
    disc(
      ctx,
      at,
      120 + ((i * 71) % 330) + Math.sin(time / 30 + i) * 12,
      2 + (i % 3),
      paints[i % 7] ?? "",
      NONE,
    );
  }
  ctx.globalAlpha = 1;
}
