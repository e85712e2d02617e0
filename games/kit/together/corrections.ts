import type { Point } from "#kit/input/controls.ts";

/** What is left of a jump after each step. */
const FADE = 0.8;
/** A body that is put this far away was not where it was guessed to be at all: it is shown there at once. */
const MAX_JUMP = 200;
/** An event that comes again within so many steps is the same one. Corrections go at most ten steps back. */
const SAME_STEPS = 10;

/** Positions of bodies in the picture: those that a correction has moved glide to where they belong. */
export class Glide {
  private readonly bodies: () => readonly Readonly<Point>[];
  private readonly offsets: Point[] = [];

  constructor(bodies: () => readonly Readonly<Point>[]) {
    this.bodies = bodies;
  }

  /** Makes a correction, and remembers how far each body was moved by it. */
  around<T>(correct: () => T): T {
    const before = this.bodies().map(({ x, y }) => ({ x, y }));
    const result = correct();
    for (const [at, { x, y }] of this.bodies().entries()) {
      const was = before[at];
      if (!was || (was.x === x && was.y === y)) continue;
      const offset = { x: this.of(at).x + was.x - x, y: this.of(at).y + was.y - y };
      this.offsets[at] = Math.hypot(offset.x, offset.y) > MAX_JUMP ? { x: 0, y: 0 } : offset;
    }
    return result;
  }

  /** After each step. */
  step(): void {
    for (const offset of this.offsets) {
      if (!offset) continue;
      offset.x = fade(offset.x);
      offset.y = fade(offset.y);
    }
  }

  /** How far from its place a body is drawn. */
  of(at: number): Readonly<Point> {
    return this.offsets[at] ?? { x: 0, y: 0 };
  }
}

const fade = (value: number) => (Math.abs(value) < 0.25 ? 0 : value * FADE);

/** Tells which events were shown already: a correction brings most of them again, some a few steps sooner or later. */
export class ShownEvents {
  private readonly shownAt = new Map<string, number>();
  private steps = 0;

  /** After each step. */
  step(): void {
    this.steps++;
  }

  /** Whether an event is to be shown. The key tells what happened to whom. */
  isNew(key: string): boolean {
    const before = this.shownAt.get(key);
    if (before !== undefined && this.steps - before < SAME_STEPS) return false;
    this.shownAt.set(key, this.steps);
    return true;
  }
}
