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

const RIM = "#3f2408";
const panes = ["#e2453c", "#ffb03b", "#4ab4d8", "#5fc07a", "#b06ad8", "#ffe27a"];

/** The throne hall: gold, marble, windows of coloured glass, and a red carpet that nobody has swept. */
export const throneHall: Scene = {
  sky,
  layers: [
    { depth: 0.15, width: 1380, top: 0, height: 380, paint: windows },
    { depth: 0.5, width: 1560, top: 0, height: 380, paint: columns },
    { depth: 1, width: 1800, top: 150, height: 410, paint: carpet },
  ],
  weather: glitter,
  dust: "#ffe9b0",
};

function sky(ctx: Ctx, area: Area) {
  fadeSky(ctx, area, [
    [0, "#8a4a1c"],
    [0.5, "#d8963c"],
    [1, "#ffe2a0"],
  ]);
}

function windows(ctx: Ctx) {
  slab(ctx, -20, 0, 1420, 380, 0, "#c98a3c", NONE);
  for (let x = 0; x < 1380; x += 46) line(ctx, [x, 0, x, 380], "#b87a3066", 3);
  for (let x = 30; x < 1380; x += 276) {
    slab(ctx, x, 30, 200, 300, [100, 100, 4, 4], "#5a3410", RIM);
    ctx.save();
    ctx.beginPath();
    ctx.roundRect(x + 10, 40, 180, 282, [90, 90, 2, 2]);
    ctx.clip();
    for (let row = 0; row < 6; row++)
      for (let col = 0; col < 4; col++) {
        const px = x + 10 + col * 45;
        const py = 40 + row * 47;
        const color = panes[(row * 5 + col * 3 + x) % 6] ?? "#ffb03b";
        poly(ctx, [px, py, px + 45, py, px + 45, py + 47], color, "#5a3410");
        poly(
          ctx,
          [px, py, px + 45, py + 47, px, py + 47],
          panes[(row + col * 2 + 1) % 6] ?? "#ffb03b",
          "#5a3410",
        );
      }
    ctx.restore();
    within(ctx, { x: x + 100, y: 136, turn: 0.1 }, () => gear(ctx, 54, 10, "#ffe9a8", RIM));
    disc(ctx, x + 100, 136, 28, "#e2453c", RIM);
    poly(
      ctx,
      [x + 82, 148, x + 78, 124, x + 91, 134, x + 100, 118, x + 109, 134, x + 122, 124, x + 118, 148],
      "#ffe27a",
      RIM,
    );
    poly(ctx, [x + 20, 326, x + 180, 326, x + 260, 380, x + 60, 380], "#fff0b055", NONE);
  }
}

function columns(ctx: Ctx) {
  slab(ctx, -20, 0, 1600, 34, 0, "#a8642c", RIM);
  for (let x = 0; x < 1560; x += 52) slab(ctx, x + 6, 8, 40, 18, 3, "#d89a4a", NONE);
  for (const x of [40, 430, 820, 1210]) {
    slab(ctx, x, 60, 92, 300, 0, "#f6ead0", RIM);
    for (const by of [16, 38, 60]) slab(ctx, x + by, 66, 10, 290, 5, "#dcc8a0", NONE);
    slab(ctx, x - 14, 34, 120, 30, 6, "#ffc94a", RIM);
    slab(ctx, x - 14, 346, 120, 34, 6, "#ffc94a", RIM);
    within(ctx, { x: x + 46, y: 49 }, () => gear(ctx, 15, 8, "#fff0b0", RIM));
  }
  for (const x of [270, 660, 1050, 1440]) {
    line(ctx, [x, 30, x, 116], RIM, 4);
    tube(ctx, [x - 70, 150, x, 124, x + 70, 150], "#ffc94a", 7);
    for (const by of [-70, -35, 0, 35, 70]) {
      const y = 150 - (70 - Math.abs(by)) * 0.36;
      slab(ctx, x + by - 4, y - 26, 8, 22, 2, "#fff8e0", RIM);
      poly(ctx, [x + by - 5, y - 28, x + by, y - 44, x + by + 5, y - 28], "#ffe27a", NONE);
      glow(ctx, x + by, y - 34, 34, "#fff0a866");
    }
    for (const by of [-50, -18, 18, 50])
      poly(ctx, [x + by - 5, 150, x + by + 5, 150, x + by, 170], "#bfe8ff", RIM);
  }
}

function carpet(ctx: Ctx) {
  slab(ctx, -20, 310, 1840, 66, 0, "#8a3a3c", RIM);
  slab(ctx, -20, 300, 1840, 14, 2, "#ffc94a", RIM);
  for (let x = 20; x < 1800; x += 90) {
    slab(ctx, x, 322, 68, 44, 4, "#a04a48", RIM);
    disc(ctx, x + 34, 344, 12, "#ffc94a", RIM);
  }
  // Suits of armour that were once fridges.
  [120, 560, 1000, 1440].forEach((x, at) => {
    slab(ctx, x - 34, 346, 96, 30, 4, "#d8c8a8", RIM);
    slab(ctx, x - 20, 232, 68, 114, 10, at % 2 ? "#aebccc" : "#c9a45c", RIM);
    line(ctx, [x - 20, 272, x + 48, 272], RIM, 4);
    slab(ctx, x - 8, 180, 44, 52, [22, 22, 6, 6], at % 2 ? "#c6d2de" : "#e0bc70", RIM);
    slab(ctx, x - 4, 200, 36, 9, 3, RIM, NONE);
    poly(ctx, [x + 10, 182, x + 18, 152, x + 34, 162, x + 22, 182], "#e2453c", RIM);
    tube(ctx, [x + 50, 258, x + 68, 290], at % 2 ? "#aebccc" : "#c9a45c", 12);
    tube(ctx, [x + 70, 372, x + 70, 168], "#8a5a2c", 6);
    poly(ctx, [x + 56, 190, x + 84, 190, x + 70, 152], "#dfe8f0", RIM);
  });
  for (const x of [340, 780, 1220, 1660]) {
    poly(ctx, [x - 52, 196, x + 52, 196, x + 52, 316, x, 290, x - 52, 316], "#5a3a9a", RIM);
    line(ctx, [x - 60, 194, x + 60, 194], "#ffc94a", 9);
    poly(
      ctx,
      [x - 30, 262, x - 36, 222, x - 14, 240, x, 214, x + 14, 240, x + 36, 222, x + 30, 262],
      "#ffe27a",
      RIM,
    );
  }
  fadeFloor(ctx, 1800, "#d8b070", "#f4dca0");
  for (let x = -240; x < 2000; x += 120)
    for (let row = 0; row < 2; row++)
      if (((x / 120 + row) & 1) === 0)
        poly(
          ctx,
          row
            ? [x - 60, 520, x + 60, 520, x + 50, 560, x - 76, 560]
            : [x, 376, x + 120, 376, x + 112, 396, x - 10, 396],
          "#b88a4c88",
          NONE,
        );
  slab(ctx, -20, 398, 1840, 118, 0, "#b82a3c", NONE);
  for (const y of [404, 508]) line(ctx, [0, y, 1800, y], "#ffc94a", 5);
  for (let x = 20; x < 1800; x += 120) {
    within(ctx, { x, y: 456, wide: 1, high: 0.45 }, () => gear(ctx, 30, 8, "#c83c4c", NONE));
  }
  for (let i = 0; i < 14; i++) oval(ctx, (i * 257) % 1800, 416 + ((i * 37) % 84), 30, 5, "#8a1a2c55", NONE);
}

function glitter(ctx: Ctx, { x, width }: Area, time: number) {
  for (let i = 0; i < 22; i++) {
    const at = x + ((i * 149 + Math.sin(time / 60 + i) * 26 + 2000) % width);
    const up = (time * (0.4 + (i % 4) * 0.16) + i * 97) % 520;
    const size = 3.5 * Math.abs(Math.sin(time / 18 + i * 1.3));
    ctx.globalAlpha = 0.8;
    poly(ctx, [at - size, up, at, up - size * 1.6, at + size, up, at, up + size * 1.6], "#fff6c8", NONE);
  }
  ctx.globalAlpha = 1;
}
