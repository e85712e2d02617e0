import type { Venue } from "#html5/hoop-shift/core/rivals.ts";
import { createRandom } from "#kit/random.ts";
import type { Ctx } from "./limbs.ts";
import type { VenuePaint } from "./venues.ts";

type Backdrop = (ctx: Ctx, width: number, horizon: number, paints: VenuePaint) => void;

/** What lies behind each court, from the sky down to the horizon. */
export const backdrops: Record<Venue, Backdrop> = {
  playground(ctx, width, horizon, { far, near, glow }) {
    disc(ctx, width * 0.17, horizon * 0.2, 44, glow);
    for (const [x, y, size] of [
      [0.34, 0.16, 1],
      [0.66, 0.1, 1.3],
      [0.06, 0.42, 0.8],
    ] as const)
      cloud(ctx, width * x, horizon * y, size * 26);
    for (let x = -40; x < width + 80; x += 130) disc(ctx, x, horizon + 30, 130 + ((x * 7) % 40), far);
    building(ctx, width * 0.3, horizon, 320, 190, near, "#fbe7c0");
    for (const x of [0.08, 0.22, 0.72, 0.95]) tree(ctx, width * x, horizon);
    chainFence(ctx, width, horizon, "rgb(255 255 255 / 0.4)");
  },
  rooftop(ctx, width, horizon, { far, near, glow }) {
    disc(ctx, width * 0.3, horizon * 0.62, 80, glow);
    skyline(ctx, width, horizon, far, 5, 0.62, "rgb(255 214 140 / 0.5)");
    skyline(ctx, width, horizon, near, 9, 0.42, "rgb(255 214 140 / 0.8)");
    ctx.fillStyle = near;
    ctx.fillRect(width * 0.08, horizon - 190, 92, 90);
    ctx.beginPath();
    ctx.moveTo(width * 0.08 - 12, horizon - 190);
    ctx.lineTo(width * 0.08 + 46, horizon - 232);
    ctx.lineTo(width * 0.08 + 104, horizon - 190);
    ctx.fill();
    for (const leg of [8, 76]) ctx.fillRect(width * 0.08 + leg, horizon - 104, 8, 104);
    chainFence(ctx, width, horizon, "rgb(255 220 190 / 0.28)");
  },
  gym(ctx, width, horizon, { far, near, glow, accent, key }) {
    ctx.strokeStyle = "rgb(70 35 15 / 0.25)";
    ctx.lineWidth = 2;
    for (let x = 0; x < width; x += 34) line(ctx, x, 0, x, horizon);
    for (let at = 0; at < 5; at++) {
      const x = width * (0.1 + at * 0.2);
      ctx.fillStyle = glow;
      ctx.fillRect(x - 56, 26, 112, 54);
      ctx.strokeStyle = far;
      ctx.lineWidth = 6;
      ctx.strokeRect(x - 56, 26, 112, 54);
      line(ctx, x, 26, x, 80);
    }
    for (let row = 0; row < 5; row++) {
      ctx.fillStyle = row % 2 ? near : "#e2c48c";
      ctx.fillRect(0, horizon - 40 - row * 34, width, 34);
      ctx.fillStyle = "rgb(70 35 15 / 0.18)";
      ctx.fillRect(0, horizon - 12 - row * 34, width, 6);
    }
    bleacherFans(ctx, width, horizon);
    [accent, key, "#f5c542", accent, key].forEach((color, at) => {
      const x = width * (0.2 + at * 0.15);
      ctx.fillStyle = color;
      ctx.beginPath();
      ctx.moveTo(x - 24, 96);
      ctx.lineTo(x + 24, 96);
      ctx.lineTo(x + 24, 168);
      ctx.lineTo(x, 150);
      ctx.lineTo(x - 24, 168);
      ctx.fill();
    });
  },
  harbour(ctx, width, horizon, { far, near, glow }) {
    const random = createRandom(5);
    for (let star = 0; star < 70; star++) {
      ctx.fillStyle = `rgb(255 255 255 / ${random.between(0.2, 0.8)})`;
      ctx.fillRect(random.between(0, width), random.between(0, horizon * 0.6), 2, 2);
    }
    disc(ctx, width * 0.14, horizon * 0.22, 34, glow);
    skyline(ctx, width, horizon - 60, far, 12, 0.24, "rgb(255 220 130 / 0.8)");
    ctx.fillStyle = "#0c3454";
    ctx.fillRect(0, horizon - 66, width, 70);
    for (let glint = 0; glint < 60; glint++) {
      ctx.fillStyle = `rgb(150 230 255 / ${random.between(0.1, 0.5)})`;
      ctx.fillRect(random.between(0, width), horizon - random.between(4, 62), random.between(8, 36), 2);
    }
    for (const x of [0.28, 0.56, 0.8]) crane(ctx, width * x, horizon, near);
    ["#c2405a", "#2f8f9d", "#d98a2b", "#5a4fa0", "#2f8f9d"].forEach((color, at) => {
      ctx.fillStyle = color;
      ctx.fillRect(width * 0.02 + at * 74 - (at > 2 ? 190 : 0), horizon - (at > 2 ? 88 : 46), 70, 42);
    });
    chainFence(ctx, width, horizon, "rgb(150 220 255 / 0.2)");
  },
};

function disc(ctx: Ctx, x: number, y: number, r: number, color: string) {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
}

function line(ctx: Ctx, x1: number, y1: number, x2: number, y2: number) {
  ctx.beginPath();
  ctx.moveTo(x1, y1);
  ctx.lineTo(x2, y2);
  ctx.stroke();
}

function cloud(ctx: Ctx, x: number, y: number, r: number) {
  for (const [dx, dy, size] of [
    [-1.2, 0.1, 0.7],
    [0, -0.2, 1],
    [1.2, 0.1, 0.75],
  ] as const)
    disc(ctx, x + dx * r, y + dy * r, r * size, "rgb(255 255 255 / 0.85)");
}

function tree(ctx: Ctx, x: number, horizon: number) {
  ctx.fillStyle = "#7a4f33";
  ctx.fillRect(x - 8, horizon - 80, 16, 84);
  for (const [dx, dy, r] of [
    [-26, -100, 36],
    [24, -104, 38],
    [0, -138, 42],
  ] as const)
    disc(ctx, x + dx, horizon + dy, r, "#4a9c58");
}

function building(ctx: Ctx, x: number, horizon: number, w: number, h: number, wall: string, pane: string) {
  ctx.fillStyle = wall;
  ctx.fillRect(x, horizon - h, w, h);
  ctx.fillStyle = "#b85c44";
  ctx.fillRect(x - 8, horizon - h - 12, w + 16, 14);
  ctx.fillStyle = pane;
  for (let row = 0; row < 3; row++) {
    for (let at = 0; at < 6; at++) ctx.fillRect(x + 20 + at * 49, horizon - h + 22 + row * 54, 30, 34);
  }
}

function skyline(
  ctx: Ctx,
  width: number,
  base: number,
  color: string,
  seed: number,
  height: number,
  lit: string,
) {
  const random = createRandom(seed);
  for (let x = -20; x < width; ) {
    const w = random.between(46, 110);
    const h = base * height * random.between(0.45, 1);
    ctx.fillStyle = color;
    ctx.fillRect(x, base - h, w, h + 70);
    ctx.fillStyle = lit;
    for (let y = base - h + 12; y < base - 20; y += 18) {
      for (let pane = x + 8; pane < x + w - 12; pane += 16)
        if (random.chance(0.3)) ctx.fillRect(pane, y, 7, 9);
    }
    x += w + random.between(-6, 14);
  }
}

function crane(ctx: Ctx, x: number, horizon: number, color: string) {
  ctx.strokeStyle = color;
  ctx.lineWidth = 11;
  line(ctx, x - 26, horizon, x - 8, horizon - 190);
  line(ctx, x + 34, horizon, x + 12, horizon - 190);
  line(ctx, x - 70, horizon - 150, x + 130, horizon - 250);
  ctx.lineWidth = 3;
  line(ctx, x + 108, horizon - 240, x + 108, horizon - 150);
  disc(ctx, x + 130, horizon - 252, 4, "#ff5470");
}

function chainFence(ctx: Ctx, width: number, horizon: number, color: string) {
  ctx.strokeStyle = color;
  ctx.lineWidth = 1.2;
  const top = horizon - 150;
  ctx.beginPath();
  for (let x = -150; x < width + 150; x += 15) {
    ctx.moveTo(x, top);
    ctx.lineTo(x + 150, horizon);
    ctx.moveTo(x, top);
    ctx.lineTo(x - 150, horizon);
  }
  ctx.stroke();
  ctx.lineWidth = 5;
  line(ctx, 0, top, width, top);
  for (let x = 60; x < width; x += 210) line(ctx, x, top - 4, x, horizon);
}

/** Those in the rows behind sit still. */
function bleacherFans(ctx: Ctx, width: number, horizon: number) {
  const random = createRandom(11);
  const shirts = ["#c9677a", "#7c97c9", "#d9b566", "#a58fc4", "#7fb08d"] as const;
  const skins = ["#e9bf98", "#b98259", "#7d5135"] as const;
  for (let row = 4; row > 0; row--) {
    for (let x = random.between(0, 30); x < width; x += random.between(24, 62)) {
      const y = horizon - 40 - row * 34;
      ctx.fillStyle = random.pick(shirts);
      ctx.beginPath();
      ctx.roundRect(x - 11, y - 2, 22, 28, 9);
      ctx.fill();
      disc(ctx, x, y - 8, 9, random.pick(skins));
    }
  }
  ctx.fillStyle = "rgb(226 170 110 / 0.35)";
  ctx.fillRect(0, horizon - 200, width, 200);
}
