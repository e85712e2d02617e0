import type { Spot } from "#html5/campfire/core/island.ts";

export type Ctx = CanvasRenderingContext2D;
export const INK = "#22202b";

export function dot(ctx: Ctx, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
}

/** A filled shape with the dark rim that everything on the island has. */
export function inked(ctx: Ctx, fill: string, path: () => void, rim = 2.5): void {
  ctx.beginPath();
  path();
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = INK;
  ctx.lineWidth = rim;
  ctx.lineJoin = "round";
  ctx.stroke();
}

/** A cloud from above: crowns of trees, bushes, fleece. */
export function cloud(ctx: Ctx, radius: number, bumps: number, depth = 0.16, turn = 0): void {
  for (let i = 0; i <= bumps; i++) {
    const angle = turn + (i / bumps) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * radius * (1 - depth), Math.sin(angle) * radius * (1 - depth)];
    if (i === 0) ctx.moveTo(x, y);
    else {
      const middle = angle - Math.PI / bumps;
      ctx.quadraticCurveTo(
        Math.cos(middle) * radius * (1 + depth),
        Math.sin(middle) * radius * (1 + depth),
        x,
        y,
      );
    }
  }
  ctx.closePath();
}

/** A star with soft valleys: a fir from above. */
export function star(ctx: Ctx, radius: number, points: number, depth: number, turn = 0): void {
  for (let i = 0; i < points * 2; i++) {
    const angle = turn + (i / points) * Math.PI;
    const reach = i % 2 === 0 ? radius : radius * (1 - depth);
    ctx.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  ctx.closePath();
}

/** Corners of a stone, the same for the same seed. */
export function pebble(ctx: Ctx, radius: number, seed: number, scale = 1): void {
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2 + seed * 6;
    const reach = radius * scale * (0.84 + 0.22 * Math.abs(Math.sin(seed * 50 + i * 2.3)));
    ctx.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  ctx.closePath();
}

/** Draws with the origin at a place. */
export function at(ctx: Ctx, { x, y }: Spot, draw: () => void, turn = 0, scale = 1): void {
  ctx.save();
  ctx.translate(x, y);
  if (turn !== 0) ctx.rotate(turn);
  if (scale !== 1) ctx.scale(scale, scale);
  draw();
  ctx.restore();
}

export type Rgb = readonly [number, number, number];
export const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

export function mix(from: string, to: string, part: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  const channel = (index: 0 | 1 | 2) => Math.round(a[index] + (b[index] - a[index]) * part);
  return `rgb(${channel(0)} ${channel(1)} ${channel(2)})`;
}
