import { atan2, cos, sin } from "#kit/exact-math.ts";
import type { Random } from "#kit/random.ts";

export type Spot = { x: number; y: number };

/** Game units of a tile: there is room for one tree, rock or building on each. */
export const TILE = 40;
export const TILES = 96;
/** What stands in one's way stands at most this far from the middle of its tile, to either side; a hair more, for rounding. */
export const LEEWAY = 0.15 * TILE + 0.001;
export const SIZE = TILE * TILES;
export const MIDDLE = SIZE / 2;

/** A round thing with a wavy rim: the island itself, a pond, a forest. */
export type Blob = Spot & { radius: number; waves: readonly Wave[] };
type Wave = { count: number; height: number; shift: number };

export function makeBlob(random: Random, at: Spot, radius: number, roughness = 0.1): Blob {
  const wave = (count: number, height: number) => ({
    count,
    height: height * random.between(0.6, 1),
    shift: random.between(0, Math.PI * 2),
  });
  return {
    x: at.x,
    y: at.y,
    radius,
    waves: [
      wave(2, roughness * 0.8),
      wave(3, roughness),
      wave(5, roughness * 0.6),
      wave(9, roughness * 0.25),
    ],
  };
}

/** How far the rim is from the middle, in this direction. */
export function rimOf({ radius, waves }: Blob, angle: number): number {
  let part = 1;
  for (const wave of waves) part += sin(angle * wave.count + wave.shift) * wave.height;
  return radius * part;
}

/** How far inside the rim a spot is; below nothing it is outside. */
export function depthIn(blob: Blob, { x, y }: Spot): number {
  const dx = x - blob.x;
  const dy = y - blob.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  // Most questions are asked far outside or deep inside, and need no rim.
  if (distance > blob.radius * 1.6) return blob.radius - distance;
  if (distance < blob.radius * 0.5) return blob.radius * 0.7 - distance;
  return rimOf(blob, atan2(dy, dx)) - distance;
}

export type Island = {
  coast: Blob;
  ponds: readonly Blob[];
  groves: readonly Blob[];
  crags: readonly Blob[];
};

const polar = (angle: number, distance: number): Spot => ({
  x: MIDDLE + cos(angle) * distance,
  y: MIDDLE + sin(angle) * distance,
});

/** Land without bays that could trap anybody: every place can be reached from the middle in a straight line, but for ponds. */
export function makeIsland(random: Random): Island {
  const coast = makeBlob(random, { x: MIDDLE, y: MIDDLE }, 1560, 0.075);
  const turn = random.between(0, Math.PI * 2);
  const around = (count: number, near: number, far: number, small: number, large: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = turn + ((index + random.between(-0.3, 0.3)) / count) * Math.PI * 2;
      return makeBlob(random, polar(angle, random.between(near, far)), random.between(small, large), 0.14);
    });
  return {
    coast,
    ponds: around(5, 480, 1050, 95, 150),
    groves: [makeBlob(random, { x: MIDDLE, y: MIDDLE }, 260, 0.14), ...around(9, 480, 1280, 170, 290)],
    crags: around(6, 300, 1250, 110, 180),
  };
}

export function isLand({ coast, ponds }: Island, spot: Spot, margin = 0): boolean {
  return depthIn(coast, spot) > margin && ponds.every((pond) => depthIn(pond, spot) < -margin);
}

export function distance(a: Spot, b: Spot): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/**
 * Whether a way is shorter than `reach`, for the loops of every step: most things are far away, and one side tells. It takes numbers, because
 * a function that reads the places of things of many kinds is slow for all of them.
 */
export function isWithin(dx: number, dy: number, reach: number): boolean {
  return Math.abs(dx) < reach && Math.abs(dy) < reach && Math.sqrt(dx * dx + dy * dy) < reach;
}
