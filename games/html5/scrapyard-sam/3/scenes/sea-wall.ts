import { fadeFloor, fadeSky, glow, HORIZON, stars } from "#html5/scrapyard-sam/engine/draw/backdrop.ts";
import { type Ctx, disc, line, NONE, oval, poly, slab, tube } from "#html5/scrapyard-sam/engine/draw/ink.ts";
import type { Area, Scene } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { createRandom } from "#kit/random.ts";

const RIM = "#04161c";

/** The sea wall in the night behind the storm: green lights in the sky, breakers, and the lighthouse close by. */
export const seaWall: Scene = {
  sky,
  layers: [
    { depth: 0.12, width: 1500, top: -80, height: 470, paint: farSea },
    { depth: 0.4, width: 1600, top: 130, height: 260, paint: breakers },
    { depth: 1, width: 1840, top: 70, height: 500, paint: wall },
  ],
  weather: spray,
  dust: "#bff0e0",
};

function sky(ctx: Ctx, area: Area) {
  fadeSky(ctx, area, [
    [0, "#03101c"],
    [0.6, "#08343c"],
    [1, "#148068"],
  ]);
  const random = createRandom(111);
  stars(ctx, random, area, 70);
  // Northern lights: curtains of thin bars.
  for (let band = 0; band < 3; band++)
    for (let x = area.x; x < area.x + area.width; x += 5) {
      const y = 70 + band * 40 + Math.sin(x / (90 + band * 40) + band * 2) * 28;
      const high = 60 + Math.sin(x / 37 + band) * 24 + Math.sin(x / 11) * 10;
      const fade = ctx.createLinearGradient(0, y - high, 0, y + 16);
      const color = ["#5cffb0", "#4ad8d0", "#b08aff"][band] ?? "#5cffb0";
      fade.addColorStop(0, `${color}00`);
      fade.addColorStop(0.8, `${color}50`);
      fade.addColorStop(1, `${color}00`);
      ctx.fillStyle = fade;
      ctx.fillRect(x, y - high, 5, high + 16);
    }
}

function farSea(ctx: Ctx) {
  slab(ctx, -20, 306, 1540, 90, 0, "#0a3c48", NONE);
  for (let i = 0; i < 50; i++) {
    const x = (i * 137) % 1500;
    const y = 312 + ((i * 31) % 60);
    line(ctx, [x, y, x + 16, y - 4, x + 34, y], i % 3 ? "#1f7a78" : "#5ce0b8", 3);
  }
  // The lighthouse, much nearer now.
  poly(ctx, [1010, 330, 1044, 92, 1116, 92, 1150, 330], "#dfeee8", RIM);
  for (const [top, bottom] of [
    [130, 180],
    [232, 286],
  ] as const) {
    const at = (y: number) => ((y - 92) / 238) * 34;
    poly(
      ctx,
      [1044 - at(top), top, 1116 + at(top), top, 1116 + at(bottom), bottom, 1044 - at(bottom), bottom],
      "#c2403c",
      NONE,
    );
  }
  slab(ctx, 1034, 80, 92, 14, 3, "#22343c", RIM);
  slab(ctx, 1052, 40, 56, 42, 4, "#fff6b8", RIM);
  poly(ctx, [1044, 42, 1080, 20, 1116, 42], "#c2403c", RIM);
  glow(ctx, 1080, 60, 130, "#fff6b8aa");
  for (const y of [196, 304]) slab(ctx, 1070, y, 20, 26, 8, "#ffd977", RIM);
  for (const side of [-1, 1]) {
    const beam = ctx.createLinearGradient(1080, 0, 1080 + side * 420, 0);
    beam.addColorStop(0, "#fff6b899");
    beam.addColorStop(1, "#fff6b800");
    ctx.beginPath();
    ctx.moveTo(1080, 52);
    ctx.lineTo(1080 + side * 420, side > 0 ? 20 : 70);
    ctx.lineTo(1080 + side * 420, side > 0 ? 90 : 170);
    ctx.lineTo(1080, 70);
    ctx.fillStyle = beam;
    ctx.fill();
  }
  poly(ctx, [900, 330, 960, 300, 1010, 310, 1150, 306, 1210, 300, 1290, 330], "#06222a", NONE);
}

function breakers(ctx: Ctx) {
  for (let x = -80; x < 1600; x += 200) {
    const high = 108 + ((x * 7) % 5) * 12;
    ctx.beginPath();
    ctx.moveTo(x - 20, 390);
    ctx.quadraticCurveTo(x + 40, 372 - high, x + 120, 352 - high);
    ctx.quadraticCurveTo(x + 176, 350 - high, x + 172, 390 - high);
    ctx.quadraticCurveTo(x + 150, 368 - high, x + 132, 392 - high);
    ctx.quadraticCurveTo(x + 128, 366, x + 230, 390);
    ctx.closePath();
    ctx.fillStyle = "#0f5c60";
    ctx.fill();
    ctx.strokeStyle = RIM;
    ctx.lineWidth = 3;
    ctx.stroke();
    for (const [dx, dy, r] of [
      [172, 38, 9],
      [158, 24, 11],
      [140, 20, 10],
      [118, 24, 8],
      [168, 58, 6],
    ] as const)
      disc(ctx, x + dx, 350 - high + dy - 18, r, "#dffff4", NONE);
    line(ctx, [x + 30, 384 - high * 0.4, x + 90, 374 - high * 0.8], "#5ce0b8", 4);
    line(ctx, [x + 50, 392 - high * 0.3, x + 108, 384 - high * 0.6], "#2f9a90", 4);
  }
}

function wall(ctx: Ctx) {
  // Breakwater blocks with four arms.
  for (let x = -40; x < 1840; x += 118) {
    tube(ctx, [x, 366, x + 44, 318], "#7a8f98", 24);
    tube(ctx, [x + 10, 312, x + 64, 366], "#8fa4ac", 24);
    tube(ctx, [x + 40, 340, x + 40, 296], "#9fb4ba", 22);
  }
  slab(ctx, -20, 338, 1880, 40, 0, "#4a6670", RIM);
  for (let x = 0; x < 1840; x += 92) line(ctx, [x, 340, x, 372], "#2f4650", 4);
  for (let x = 30; x < 1840; x += 184) {
    tube(ctx, [x, 340, x, 286], "#d8e4e4", 8);
    for (const y of [294, 316]) line(ctx, [x, y, x + 184, y], "#d8e4e4", 4);
  }
  for (const x of [260, 890, 1500]) {
    tube(ctx, [x, 372, x, 180, x + 34, 172], "#22343c", 9);
    glow(ctx, x + 44, 180, 96, "#a8fff0aa");
    slab(ctx, x + 26, 168, 38, 16, 6, "#dffff8", RIM);
  }
  for (const x of [560, 1190]) {
    slab(ctx, x, 232, 66, 142, [33, 33, 4, 4], "#e0553c", RIM);
    slab(ctx, x, 290, 66, 24, 0, "#f6f1e4", RIM);
    tube(ctx, [x + 33, 236, x + 33, 196], "#22343c", 7);
    disc(ctx, x + 33, 190, 11, "#5cffb0", RIM);
  }
  fadeFloor(ctx, 1840, "#35505a", "#58787e");
  const random = createRandom(112);
  for (let x = -200; x < 2020; x += 184) line(ctx, [x + 70, HORIZON, x, 560], "#20363e99", 5);
  for (const y of [410, 462, 520]) line(ctx, [0, y, 1840, y], "#20363e66", 4);
  for (let i = 0; i < 20; i++) {
    const x = random.between(110, 1730);
    const y = random.between(390, 536);
    oval(ctx, x, y, random.between(36, 100), random.between(6, 13), "#5ce0c044", NONE);
    oval(ctx, x - 12, y - 2, 26, 3, "#dffff466", NONE);
  }
}

function spray(ctx: Ctx, { x, width }: Area, time: number) {
  for (let i = 0; i < 34; i++) {
    const at = x + width - ((((i * 0.618034) % 1) * width + time * (2 + (i % 4))) % width);
    const phase = (time * 1.2 + i * 43) % 150;
    const up = 352 - phase * 1.5 + (phase * phase) / 62;
    ctx.globalAlpha = 0.6 * (1 - phase / 150);
    disc(ctx, at, up, 2 + (i % 3), "#dffff4", NONE);
  }
  ctx.globalAlpha = 1;
}
