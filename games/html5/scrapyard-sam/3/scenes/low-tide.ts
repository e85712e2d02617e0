import { fadeFloor, fadeSky, glow, HORIZON, ridge } from "#html5/scrapyard-sam/engine/draw/backdrop.ts";
import { type Ctx, disc, line, NONE, oval, poly, slab, tube } from "#html5/scrapyard-sam/engine/draw/ink.ts";
import type { Area, Scene } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { createRandom } from "#kit/random.ts";

const RIM = "#2f4a3f";

/** The harbour at noon and low tide: green shallows, boats on their sides, and the storm still far away. */
export const lowTide: Scene = {
  sky,
  layers: [
    { depth: 0.1, width: 1400, top: 110, height: 280, paint: bay },
    { depth: 0.35, width: 1560, top: 60, height: 330, paint: boats },
    { depth: 1, width: 1800, top: 140, height: 430, paint: beach },
  ],
  weather: gulls,
  dust: "#f2e2b4",
};

function sky(ctx: Ctx, area: Area) {
  fadeSky(ctx, area, [
    [0, "#2f9ad8"],
    [0.6, "#8fd8ec"],
    [1, "#eafae0"],
  ]);
  glow(ctx, 760, 70, 190, "#fffbd0dd");
  disc(ctx, 760, 70, 38, "#fffbe0", NONE);
  const random = createRandom(101);
  for (let i = 0; i < 7; i++) {
    const x = random.between(area.x, area.x + area.width);
    const y = random.between(60, 210);
    for (const [dx, dy, r] of [
      [-44, 6, 22],
      [-12, -6, 32],
      [28, 0, 26],
      [56, 8, 16],
    ] as const)
      oval(ctx, x + dx, y + dy, r * 1.3, r * 0.75, "#ffffffe0", NONE);
  }
}

function bay(ctx: Ctx) {
  ridge(
    ctx,
    1400,
    [0, 312, 190, 276, 380, 300, 560, 312, 900, 312, 1080, 262, 1260, 290, 1400, 312],
    "#5aa888",
  );
  slab(ctx, -20, 308, 1440, 80, 0, "#3fb8a8", NONE);
  for (let i = 0; i < 46; i++) {
    const x = (i * 131) % 1400;
    const y = 314 + ((i * 23) % 56);
    line(ctx, [x, y, x + 26, y], i % 3 ? "#7fdcc4" : "#e8fff0", 3);
  }
  poly(ctx, [480, 312, 500, 180, 526, 180, 546, 312], "#fdf8ee", RIM);
  poly(ctx, [487, 268, 493, 228, 533, 228, 539, 268], "#e2553c", NONE);
  slab(ctx, 496, 156, 34, 26, 3, "#fff6b8", RIM);
  poly(ctx, [490, 156, 513, 136, 536, 156], "#e2553c", RIM);
  ridge(ctx, 1400, [0, 400, 420, 400, 450, 314, 580, 310, 610, 400], "#4a8a70");
  for (const [x, y] of [
    [760, 318],
    [120, 322],
    [1180, 320],
  ] as const) {
    poly(ctx, [x - 26, y, x + 26, y, x + 18, y + 10, x - 18, y + 10], "#f6efe0", NONE);
    poly(ctx, [x, y - 4, x, y - 54, x + 26, y - 6], "#ffffff", NONE);
    poly(ctx, [x - 3, y - 4, x - 3, y - 44, x - 20, y - 6], "#ffb08a", NONE);
  }
}

function boats(ctx: Ctx) {
  ridge(ctx, 1560, [0, 350, 260, 338, 620, 352, 980, 336, 1300, 350, 1560, 350], "#c9b070");
  for (const [x, hull, deck] of [
    [120, "#d8503c", "#fdf6e6"],
    [640, "#3a7ab8", "#ffe08a"],
    [1120, "#4a9a5c", "#fdf6e6"],
  ] as const) {
    // On its side in the mud.
    ctx.save();
    ctx.translate(x + 130, 330);
    ctx.rotate(x === 640 ? 0.1 : -0.12);
    poly(ctx, [-150, -54, 150, -60, 118, 12, -104, 14], hull, RIM);
    line(ctx, [-140, -34, 140, -40], "#ffffff", 7);
    slab(ctx, -30, -112, 96, 56, 5, deck, RIM);
    for (const by of [-8, 26]) slab(ctx, by - 8, -98, 24, 22, 3, "#6fc0d8", RIM);
    tube(ctx, [-66, -58, -66, -190], "#b08a5c", 7);
    line(ctx, [-66, -186, -150, -60], RIM, 2.5);
    line(ctx, [-66, -186, 60, -112], RIM, 2.5);
    poly(ctx, [-66, -190, -30, -180, -66, -168], "#ffb03b", RIM);
    ctx.restore();
  }
  for (const x of [460, 960, 1450]) {
    for (const by of [0, 46]) tube(ctx, [x + by, 380, x + by, 262], "#8a6a4a", 10);
    line(ctx, [x - 12, 276, x + 60, 276], "#8a6a4a", 10);
    slab(ctx, x - 4, 336, 54, 40, 0, "#5a8a4a66", NONE);
  }
}

function beach(ctx: Ctx) {
  // The quay, with weed up to where the water stands at high tide.
  slab(ctx, -20, 296, 1840, 80, 0, "#c9b89a", RIM);
  for (let row = 0; row < 3; row++)
    for (let x = row % 2 ? -45 : 0; x < 1800; x += 90)
      slab(ctx, x + 3, 300 + row * 25, 84, 22, 4, (x * 3 + row) % 4 ? "#d8c8a8" : "#bfae8e", NONE);
  for (let x = 0; x < 1800; x += 24)
    poly(
      ctx,
      [x, 376, x + 4, 346 - ((x * 7) % 17), x + 13, 358, x + 20, 342 + ((x * 5) % 11), x + 26, 376],
      "#5a9a5a",
      NONE,
    );
  for (const x of [90, 640, 1290]) umbrella(ctx, x, x === 640 ? "#4ab4d8" : "#ff7a5c");
  for (const x of [330, 900, 1560]) {
    tube(ctx, [x, 374, x, 272], "#8a6a4a", 20);
    oval(ctx, x, 270, 11, 4, "#b8966a", RIM);
    line(ctx, [x - 12, 318, x + 12, 324, x - 12, 330], "#f0dca8", 5);
  }
  slab(ctx, 1010, 268, 150, 30, 4, "#b8834a", RIM);
  for (const x of [1024, 1060, 1096]) {
    slab(ctx, x, 246, 40, 26, 3, "#e0b070", RIM);
    poly(ctx, [x + 6, 248, x + 18, 236, x + 30, 246, x + 38, 240, x + 36, 252], "#8fb8cc", RIM);
  }
  // A life ring and nets.
  disc(ctx, 470, 326, 24, "#ff6a4a", RIM);
  disc(ctx, 470, 326, 11, "#c9b89a", RIM);
  for (const a of [0.8, 2.4, 3.9, 5.5])
    disc(ctx, 470 + Math.cos(a) * 17, 326 + Math.sin(a) * 17, 5, "#ffffff", NONE);
  fadeFloor(ctx, 1800, "#c8a868", "#efd9a0");
  const random = createRandom(102);
  for (let i = 0; i < 12; i++) {
    const x = random.between(130, 1670);
    const y = random.between(394, 530);
    oval(ctx, x, y, random.between(50, 110), random.between(8, 14), "#7fd0d088", NONE);
    oval(ctx, x - 14, y - 2, 30, 3, "#f4ffff99", NONE);
  }
  for (let i = 0; i < 50; i++) {
    const x = random.between(10, 1790);
    const y = random.between(HORIZON + 14, 545);
    oval(ctx, x, y, random.between(4, 10), random.between(2, 4), i % 2 ? "#b0905a88" : "#fff4d0aa", NONE);
  }
}

function umbrella(ctx: Ctx, x: number, color: string) {
  line(ctx, [x + 60, 374, x + 60, 214], RIM, 6);
  ctx.beginPath();
  ctx.moveTo(x - 24, 250);
  ctx.quadraticCurveTo(x + 60, 150, x + 144, 250);
  ctx.closePath();
  ctx.fillStyle = color;
  ctx.fill();
  ctx.strokeStyle = RIM;
  ctx.lineWidth = 3;
  ctx.stroke();
  poly(ctx, [x + 32, 250, x + 60, 201, x + 88, 250], "#fff6e0", NONE);
}

function gulls(ctx: Ctx, { x, width }: Area, time: number) {
  ctx.strokeStyle = "#ffffff";
  ctx.lineWidth = 4;
  for (let i = 0; i < 5; i++) {
    const at = x + ((((i * 0.618034) % 1) * (width + 200) + time * (0.7 + i * 0.15)) % (width + 200)) - 100;
    const up = 120 + i * 27 + Math.sin(time / 40 + i * 2) * 16;
    const flap = Math.sin(time / 9 + i) * 8;
    ctx.beginPath();
    ctx.moveTo(at - 18, up - flap);
    ctx.quadraticCurveTo(at - 7, up - 6, at, up);
    ctx.quadraticCurveTo(at + 7, up - 6, at + 18, up - flap);
    ctx.stroke();
  }
}
