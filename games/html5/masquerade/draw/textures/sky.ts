import type { MapId } from "#html5/masquerade/core/maps.ts";
import { createRandom, type Random } from "#kit/random.ts";

type Ctx = CanvasRenderingContext2D;
/** All around is the width; from a little below the horizon to nearly overhead is the height. */
export const SKY = { width: 1024, height: 512, horizon: 440 } as const;

type Painting = (ctx: Ctx, random: Random) => void;

function fade(ctx: Ctx, stops: readonly [number, string][]) {
  const gradient = ctx.createLinearGradient(0, 0, 0, SKY.height);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, SKY.width, SKY.height);
}

/** What lies across the seam is drawn at both ends. */
function around(x: number, reach: number, draw: (x: number) => void) {
  draw(x);
  if (x < reach) draw(x + SKY.width);
  if (x > SKY.width - reach) draw(x - SKY.width);
}

function puff(ctx: Ctx, random: Random, color: string, low: number, high: number) {
  const [middle, y, size] = [random.between(0, SKY.width), random.between(high, low), random.between(16, 42)];
  const bumps = Array.from({ length: 7 }, (_, i) => ({
    at: (i - 3) * size * 0.55,
    up: random.between(0.4, 1),
  }));
  ctx.fillStyle = color;
  around(middle, 200, (x) => {
    for (const { at, up } of bumps) {
      ctx.beginPath();
      ctx.ellipse(x + at, y - up * size * 0.3, size * 0.7, size * 0.42 * up + 5, 0, 0, Math.PI * 2);
      ctx.fill();
    }
  });
}

function disc(ctx: Ctx, x: number, y: number, radius: number, color: string, halo: string) {
  const glow = ctx.createRadialGradient(x, y, radius, x, y, radius * 5);
  glow.addColorStop(0, halo);
  glow.addColorStop(1, "rgb(255 255 255 / 0)");
  ctx.fillStyle = glow;
  ctx.fillRect(x - radius * 5, y - radius * 5, radius * 10, radius * 10);
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
}

const paintings: Readonly<Record<MapId, Painting>> = {
  piazza(ctx, random) {
    fade(ctx, [
      [0, "#2f86d9"],
      [0.55, "#7cc4f2"],
      [0.86, "#f6ecd2"],
      [1, "#f2dcb4"],
    ]);
    disc(ctx, 880, 130, 34, "#fffbe0", "rgb(255 244 190 / 0.7)");
    for (let i = 0; i < 16; i++) puff(ctx, random, "rgb(255 255 255 / 0.82)", 370, 190);
  },
  market(ctx, random) {
    fade(ctx, [
      [0, "#0b0a2c"],
      [0.6, "#241c5c"],
      [0.86, "#6a3a86"],
      [1, "#8c4a84"],
    ]);
    for (let i = 0; i < 420; i++) {
      ctx.fillStyle = `rgb(255 250 230 / ${random.between(0.25, 1).toFixed(2)})`;
      const size = random.chance(0.1) ? 2.6 : 1.4;
      ctx.fillRect(random.between(0, SKY.width), random.between(0, 400), size, size);
    }
    disc(ctx, 620, 150, 46, "#fff3cf", "rgb(190 180 255 / 0.5)");
    ctx.fillStyle = "rgb(214 200 170 / 0.7)";
    for (const [x, y, r] of [
      [606, 138, 9],
      [636, 160, 12],
      [614, 172, 6],
    ] as const) {
      ctx.beginPath();
      ctx.arc(x, y, r, 0, Math.PI * 2);
      ctx.fill();
    }
    for (let i = 0; i < 8; i++) puff(ctx, random, "rgb(120 90 170 / 0.35)", 400, 280);
  },
  garden(ctx, random) {
    fade(ctx, [
      [0, "#9fd3e6"],
      [0.55, "#cfeae2"],
      [0.86, "#eaf5e2"],
      [1, "#dcefdc"],
    ]);
    disc(ctx, 410, 250, 40, "#fffdf0", "rgb(255 248 214 / 0.85)");
    for (let i = 0; i < 14; i++) puff(ctx, random, "rgb(255 255 255 / 0.6)", 390, 200);
    for (const [color, up] of [
      ["#bcd9c2", 70],
      ["#a4cbb0", 40],
    ] as const) {
      ctx.fillStyle = color;
      for (let i = 0; i < 22; i++) {
        around((i / 22) * SKY.width + random.between(-14, 14), 80, (x) => {
          ctx.beginPath();
          ctx.arc(x, SKY.horizon + 14, up + ((i * 37) % 23), 0, Math.PI * 2);
          ctx.fill();
        });
      }
    }
  },
  opera(ctx) {
    fade(ctx, [
      [0, "#2b1a3c"],
      [0.5, "#3a1a34"],
      [0.86, "#5a1a28"],
      [1, "#4a121f"],
    ]);
    // A painted dome: golden ribs, rings and stars.
    ctx.strokeStyle = "rgb(233 182 83 / 0.75)";
    for (let i = 0; i < 24; i++) {
      const x = ((i + 0.5) / 24) * SKY.width;
      ctx.lineWidth = 3;
      ctx.beginPath();
      ctx.moveTo(x, 60);
      ctx.lineTo(x, SKY.height);
      ctx.stroke();
      ctx.fillStyle = "#f4cf7a";
      for (const y of [150, 250, 340]) star(ctx, (x + SKY.width / 48) % SKY.width, y, 5 + y / 60);
    }
    ctx.lineWidth = 6;
    for (const y of [60, 200, 300, 400]) {
      ctx.beginPath();
      ctx.moveTo(0, y);
      ctx.lineTo(SKY.width, y);
      ctx.stroke();
    }
  },
};

function star(ctx: Ctx, x: number, y: number, size: number) {
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const far = i % 2 ? size * 0.45 : size;
    ctx.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
  }
  ctx.fill();
}

export function paintSky(ctx: Ctx, map: MapId): void {
  paintings[map](ctx, createRandom(5));
}
