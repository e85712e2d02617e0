import { atan2, hypot } from "#kit/exact-math.ts";
import { square } from "#kit/exact-powers.ts";
export type Spot = { x: number; y: number };

/** A place on the middle of the road. `tx`, `ty` point along it; `bend` is 1 / radius, positive to the right. */
export type Sample = Spot & { tx: number; ty: number; bend: number };

/** Where something is, told along the road: metres from the line, and metres to the right of the middle. */
export type Place = { index: number; along: number; off: number };

/** Metres between samples. */
export const SPACING = 2;
/** Samples before and after a hint that are searched. */
const NEARBY = 5;
const PARTS = 14;
const SMOOTHINGS = 5;

/** A closed road: a smooth curve through a few points, sampled every two metres. */
export class Shape {
  readonly samples: readonly Sample[];
  readonly length: number;
  /** The samples' places as columns: a race asks three times a step which is nearest. */
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;

  constructor(corners: readonly Spot[]) {
    let line = evenly(curveThrough(corners));
    // A corner that is sharper than its wall would fold the wall over.
    for (let i = 0; i < SMOOTHINGS; i++) line = smooth(line);
    const spots = evenly(line);
    this.samples = spots.map((spot, i) => sampleAt(spots, spot, i));
    this.length = spots.length * SPACING;
    this.xs = Float64Array.from(spots, ({ x }) => x);
    this.ys = Float64Array.from(spots, ({ y }) => y);
  }

  sample(index: number): Sample {
    return wrapped(this.samples, index);
  }

  /** The middle of the road so many metres after the line, laps included. */
  at(along: number): Sample {
    const index = Math.floor(along / SPACING);
    const part = along / SPACING - index;
    const a = this.sample(index);
    const b = this.sample(index + 1);
    return { ...a, x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  }

  /** With a hint (the index of a moment ago) only the road nearby is searched. */
  locate(x: number, y: number, hint?: number): Place {
    const index =
      hint === undefined ? this.nearest(x, y, 0, this.samples.length) : this.indexNear(x, y, hint);
    return { index, along: this.alongAt(x, y, index), off: this.offAt(x, y, index) };
  }

  // The parts of `locate` one by one: a race asks in every step, and numbers leave no garbage.

  indexNear(x: number, y: number, hint: number): number {
    return this.nearest(x, y, indexIn(this.samples, hint - NEARBY), 2 * NEARBY + 1);
  }

  alongAt(x: number, y: number, index: number): number {
    const { x: sx, y: sy, tx, ty } = this.sample(index);
    return index * SPACING + (x - sx) * tx + (y - sy) * ty;
  }

  offAt(x: number, y: number, index: number): number {
    const { x: sx, y: sy, tx, ty } = this.sample(index);
    return (y - sy) * tx - (x - sx) * ty;
  }

  /** The index of the sample that is nearest to a spot, among so many from the first one on. */
  private nearest(x: number, y: number, first: number, count: number): number {
    const { xs, ys } = this;
    let index = first;
    let least = Number.POSITIVE_INFINITY;
    let at = first;
    for (let i = 0; i < count; i++) {
      const distance = square((xs[at] ?? 0) - x) + square((ys[at] ?? 0) - y);
      if (distance < least) {
        least = distance;
        index = at;
      }
      at = at + 1 < xs.length ? at + 1 : 0;
    }
    return index;
  }

  /** The way from one place of a lap to another, the short way round. */
  between(from: number, to: number): number {
    const way = to - from;
    if (way > this.length / 2) return way - this.length;
    return way < -this.length / 2 ? way + this.length : way;
  }
}

/** The index in a list that goes round and round. Most are in it already, and a remainder takes its time. */
const indexIn = ({ length }: readonly unknown[], index: number) =>
  index >= 0 && index < length ? index : ((index % length) + length) % length;

function wrapped<T>(list: readonly T[], index: number): T {
  const item = list[indexIn(list, index)];
  if (item === undefined) throw new Error("A road needs corners.");
  return item;
}

/** Catmull-Rom through all corners and back to the first. */
function curveThrough(corners: readonly Spot[]): Spot[] {
  return corners.flatMap((_, i) => {
    const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map((at) => wrapped(corners, at));
    if (!a || !b || !c || !d) return [];
    return Array.from({ length: PARTS }, (_, part) => {
      const t = part / PARTS;
      return { x: blend(a.x, b.x, c.x, d.x, t), y: blend(a.y, b.y, c.y, d.y, t) };
    });
  });
}

function blend(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * b - a - 3 * c + d))));
}

/** The same closed line with points at equal distances. */
function evenly(line: readonly Spot[]): Spot[] {
  const lengths = line.map((spot, i) => distance(spot, wrapped(line, i + 1)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.round(total / SPACING);
  const spots: Spot[] = [];
  let passed = 0;
  line.forEach((spot, i) => {
    const length = lengths[i] ?? 0;
    const next = wrapped(line, i + 1);
    while (spots.length < count && (spots.length * total) / count < passed + length) {
      const part = ((spots.length * total) / count - passed) / length;
      spots.push({ x: spot.x + (next.x - spot.x) * part, y: spot.y + (next.y - spot.y) * part });
    }
    passed += length;
  });
  return spots;
}

function smooth(line: readonly Spot[]): Spot[] {
  return line.map((_, i) => {
    const near = [-2, -1, 0, 1, 2].map((by) => wrapped(line, i + by));
    return {
      x: near.reduce((sum, { x }) => sum + x, 0) / near.length,
      y: near.reduce((sum, { y }) => sum + y, 0) / near.length,
    };
  });
}

function sampleAt(line: readonly Spot[], spot: Spot, i: number): Sample {
  const before = wrapped(line, i - 1);
  const after = wrapped(line, i + 1);
  const length = distance(before, after);
  const tx = (after.x - before.x) / length;
  const ty = (after.y - before.y) / length;
  const far = [wrapped(line, i - 3), wrapped(line, i + 3)] as const;
  const inX = spot.x - far[0].x;
  const inY = spot.y - far[0].y;
  const outX = far[1].x - spot.x;
  const outY = far[1].y - spot.y;
  const turn = atan2(inX * outY - inY * outX, inX * outX + inY * outY);
  return { ...spot, tx, ty, bend: (2 * turn) / (hypot(inX, inY) + hypot(outX, outY)) };
}

const distance = (a: Spot, b: Spot) => hypot(a.x - b.x, a.y - b.y);
