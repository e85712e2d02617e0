import { type Sample, SPACING, type Spot } from "#html5/sideways/core/shape.ts";
import type { Track } from "#html5/sideways/core/track.ts";
import { wallOf } from "#html5/sideways/core/tracks.ts";

/**
 * A few metres of road as outlines to fill, drawn only when they are in the picture. Outlines that were laid out once
 * cost a slow machine half of what wide strokes and dashes do.
 */
export type Stretch = {
  x: number;
  y: number;
  /** No part of it is farther than this from its middle. */
  reach: number;
  verge: Path2D;
  road: Path2D;
  /** Where everybody drives: a little darker. */
  lane: Path2D;
  dashes: Path2D;
  kerbs: Path2D;
  kerbBlocks: Path2D;
  walls: Path2D;
  /** Of the walls. Without the overlap, which would show in what one can see through. */
  shadow: Path2D;
  wallBlocks: Path2D;
  /** Lights on the walls, left and right by turns. */
  bulbs: readonly Spot[];
};

const SAMPLES = 12;
const WALL = 1;
const KERB = 0.75;

export function stretchesOf(track: Track): Stretch[] {
  const count = Math.ceil(track.shape.samples.length / SAMPLES);
  return Array.from({ length: count }, (_, i) => stretchAt(track, i * SAMPLES));
}

function stretchAt(track: Track, from: number): Stretch {
  const { shape } = track;
  const wall = wallOf(track);
  const edge = track.road / 2;
  const last = Math.min(SAMPLES, shape.samples.length - from);
  const run = Array.from({ length: last + 1 }, (_, i) => shape.sample(from + i));
  // A sample of overlap on both sides, so that no seam shows.
  const broad = [shape.sample(from - 1), ...run, shape.sample(from + last + 1)];
  const { x, y } = shape.sample(from + SAMPLES / 2);
  return {
    x,
    y,
    reach: SAMPLES * SPACING * 0.5 + wall + 4,
    verge: strips(broad, [[-wall, wall]]),
    road: strips(broad, [[-edge + 0.35, edge - 0.35]]),
    lane: strips(run, [[-track.road * 0.21, track.road * 0.21]]),
    dashes: blocks(run, from, 3, [[-0.11, 0.11]]),
    kerbs: strips(broad, mirrored(edge - KERB, edge + KERB)),
    kerbBlocks: blocks(run, from, 2, mirrored(edge - KERB, edge + KERB)),
    walls: strips(broad, mirrored(wall, wall + WALL)),
    shadow: strips(run, mirrored(wall, wall + WALL)),
    wallBlocks: blocks(run, from, 3, mirrored(wall + WALL * 0.3, wall + WALL * 0.7)),
    bulbs: run.slice(0, last).map((sample, i) => beside(sample, (wall + WALL / 2) * (i % 2 ? 1 : -1))),
  };
}

type Band = readonly [number, number];

const mirrored = (near: number, far: number): Band[] => [
  [-far, -near],
  [near, far],
];

const beside = ({ x, y, tx, ty }: Sample, off: number): Spot => ({ x: x - ty * off, y: y + tx * off });

/** One outline per band, all along. */
function strips(run: readonly Sample[], bands: readonly Band[]): Path2D {
  const path = new Path2D();
  for (const [left, right] of bands) {
    const rim = [
      ...run.map((sample) => beside(sample, left)),
      ...run.toReversed().map((sample) => beside(sample, right)),
    ];
    rim.forEach(({ x, y }, i) => {
      if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
    path.closePath();
  }
  return path;
}

/** Of all pieces between samples only every so many: stripes and dashes. */
function blocks(run: readonly Sample[], from: number, every: number, bands: readonly Band[]): Path2D {
  const path = new Path2D();
  run.slice(0, -1).forEach((sample, i) => {
    const next = run[i + 1];
    if (next && (from + i) % every === 0) path.addPath(strips([sample, next], bands));
  });
  return path;
}
