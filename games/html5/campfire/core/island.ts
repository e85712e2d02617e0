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

/** A round thing with a wavy rim, which is between `least` and `most` from the middle: the island itself, a pond, a forest. */
export type Blob = Spot & {
  radius: number;
  least: number;
  most: number;
  /** No depth changes faster than this on a way, beyond half of the radius. */
  steepness: number;
  /** How far the rim is from the middle at each of the corners, and at the first one again: sines would take longer than all the rest. */
  rims: readonly number[];
};
const CORNERS = 128;
const TURN = Math.PI * 2;

export function makeBlob(random: Random, at: Spot, radius: number, roughness = 0.1): Blob {
  const wave = (count: number, height: number) => ({
    count,
    height: height * random.between(0.6, 1),
    shift: random.between(0, TURN),
  });
  const waves = [
    wave(2, roughness * 0.8),
    wave(3, roughness),
    wave(5, roughness * 0.6),
    wave(9, roughness * 0.25),
  ];
  const rims: number[] = [];
  for (let corner = 0; corner <= CORNERS; corner++) {
    const angle = ((corner % CORNERS) / CORNERS) * TURN;
    let part = 1;
    for (const { count, height, shift } of waves) part += sin(angle * count + shift) * height;
    rims.push(radius * part);
  }
  let height = 0;
  let slope = 0;
  for (const wave of waves) {
    height += wave.height;
    slope += wave.count * wave.height;
  }
  const [least, most] = [radius * (1 - height), radius * (1 + height)];
  return { x: at.x, y: at.y, radius, least, most, steepness: 1 + 2 * slope, rims };
}

/** How far the rim is from the middle, in this direction. */
export function rimOf({ rims }: Blob, angle: number): number {
  const turns = angle / TURN;
  const at = (turns - Math.floor(turns)) * CORNERS;
  const corner = Math.floor(at) | 0;
  const before = rims[corner] ?? 0;
  return before + ((rims[corner + 1] ?? before) - before) * (at - corner);
}

/** So far from a rim nobody asks how far exactly. */
const OFF = 75;

/** How far inside the rim a spot is; below nothing it is outside. Where it is more than `OFF`, either way, it may be even more. */
export function depthIn(blob: Blob, { x, y }: Spot): number {
  const dx = x - blob.x;
  const dy = y - blob.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  // Most questions are asked far outside or deep inside, and need no rim.
  if (distance > blob.most + OFF) return blob.most - distance;
  if (distance < blob.least - OFF) return blob.least - distance;
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
  if (depthIn(coast, spot) <= margin) return false;
  for (const pond of ponds) if (depthIn(pond, spot) >= -margin) return false;
  return true;
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
