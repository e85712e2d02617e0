import type { Random } from "#kit/random.ts";

export type Kind =
  | "cactus"
  | "tall"
  | "pair"
  | "wall"
  | "pot"
  | "low-plane"
  | "high-plane"
  | "vine"
  | "spring"
  | "gap"
  | "meteor";

export type Obstacle = {
  kind: Kind;
  /** Left edge, along the course. */
  x: number;
  width: number;
  /** From the ground to its lower and upper edge. */
  bottom: number;
  top: number;
  /** The smallest distance to the hero so far, for near misses. */
  closest: number;
  isGone: boolean;
};

export type Star = { x: number; y: number; isGone: boolean };

const shapes: Record<Kind, { width: number; bottom: number; top: number }> = {
  cactus: { width: 26, bottom: 0, top: 44 },
  tall: { width: 30, bottom: 0, top: 74 },
  pair: { width: 62, bottom: 0, top: 50 },
  wall: { width: 120, bottom: 0, top: 56 },
  pot: { width: 44, bottom: 0, top: 50 },
  "low-plane": { width: 44, bottom: 14, top: 36 },
  "high-plane": { width: 44, bottom: 44, top: 68 },
  vine: { width: 34, bottom: 40, top: 900 },
  spring: { width: 52, bottom: 0, top: 22 },
  gap: { width: 0, bottom: -400, top: 0 },
  meteor: { width: 42, bottom: 0, top: 40 },
};

/** What comes together: each kind so many steps of running after the one before. */
type Pattern = { from: number; until?: number; parts: readonly [Kind, number][] };

/** Seconds of play from which (and until which) a pattern may come. */
const patterns: readonly Pattern[] = [
  { from: 0, until: 200, parts: [["cactus", 0]] },
  { from: 4, parts: [["tall", 0]] },
  { from: 8, parts: [["pair", 0]] },
  { from: 12, parts: [["pot", 0]] },
  { from: 20, parts: [["high-plane", 0]] },
  { from: 26, parts: [["low-plane", 0]] },
  {
    from: 32,
    parts: [
      ["cactus", 0],
      ["cactus", 54],
    ],
  },
  {
    from: 40,
    parts: [
      ["high-plane", 0],
      ["pot", 50],
    ],
  },
  { from: 50, parts: [["wall", 0]] },
  { from: 60, until: 180, parts: [["vine", 0]] },
  {
    from: 64,
    until: 180,
    parts: [
      ["spring", 0],
      ["wall", 24],
    ],
  },
  {
    from: 75,
    until: 180,
    parts: [
      ["vine", 0],
      ["cactus", 48],
    ],
  },
  {
    from: 90,
    until: 180,
    parts: [
      ["pair", 0],
      ["vine", 56],
    ],
  },
  {
    from: 110,
    until: 180,
    parts: [
      ["pot", 0],
      ["vine", 46],
      ["tall", 50],
    ],
  },
  { from: 180, until: 300, parts: [["gap", 0]] },
  { from: 184, until: 300, parts: [["meteor", 0]] },
  {
    from: 200,
    until: 300,
    parts: [
      ["gap", 0],
      ["tall", 62],
    ],
  },
  {
    from: 215,
    until: 300,
    parts: [
      ["meteor", 0],
      ["meteor", 54],
    ],
  },
  {
    from: 240,
    until: 300,
    parts: [
      ["gap", 0],
      ["gap", 56],
      ["high-plane", 56],
    ],
  },
  { from: 300, parts: [["vine", 0]] },
  { from: 300, parts: [["gap", 0]] },
  {
    from: 300,
    parts: [
      ["spring", 0],
      ["wall", 24],
    ],
  },
  {
    from: 320,
    parts: [
      ["meteor", 0],
      ["vine", 54],
    ],
  },
  {
    from: 340,
    parts: [
      ["gap", 0],
      ["meteor", 62],
    ],
  },
];

/** How far ahead the widest frame can see. */
const SIGHT = 1800;
export const PLANE_SPEED = 1.4;
export const isPlane = (kind: Kind) => kind === "low-plane" || kind === "high-plane";

/** Lays out what lies ahead: always possible, never twice the same. */
export class Course {
  obstacles: Obstacle[] = [];
  stars: Star[] = [];
  private nextAt = 900;
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  /** Fills the course as far as anyone can see, for a runner who is here, this fast, after so many seconds. */
  extend(distance: number, speed: number, seconds: number): void {
    while (this.nextAt < distance + SIGHT) {
      const fitting = patterns.filter(
        ({ from, until = Number.POSITIVE_INFINITY }) => from <= seconds && seconds < until,
      );
      // What is new comes more often than what is known.
      const index = Math.max(this.random.int(0, fitting.length - 1), this.random.int(0, fitting.length - 1));
      const pattern = fitting[index] ?? { parts: [["cactus", 0]] as const };
      for (const [kind, after] of pattern.parts) {
        this.nextAt += after * speed;
        this.place(kind, speed, distance);
      }
      const rest = Math.max(54, 80 - seconds / 5);
      this.nextAt += this.random.between(rest, rest * 1.5) * speed;
    }
  }

  /** Forgets what lies behind. */
  trim(start: number): void {
    const isAhead = ({ x, width }: Obstacle) => x + width > start;
    const isLeft = ({ x, isGone }: Star) => x > start && !isGone;
    // Most steps leave nothing behind, and then the lists stay as they are.
    if (!this.obstacles.every(isAhead)) this.obstacles = this.obstacles.filter(isAhead);
    if (!this.stars.every(isLeft)) this.stars = this.stars.filter(isLeft);
  }

  hasGroundAt(x: number): boolean {
    for (const { kind, x: left, width } of this.obstacles) {
      if (kind === "gap" && x > left && x < left + width) return false;
    }
    return true;
  }

  private place(kind: Kind, speed: number, distance: number) {
    const shape = shapes[kind];
    const width = kind === "gap" ? speed * this.random.between(13, 20) : shape.width;
    // A plane flies towards the runner and is met where the pattern wants it.
    const flight = isPlane(kind) ? ((this.nextAt - distance) / speed) * PLANE_SPEED : 0;
    this.obstacles.push({ ...shape, kind, width, x: this.nextAt + flight, closest: 999, isGone: false });
    if (kind !== "vine" && kind !== "spring" && this.random.chance(0.4))
      this.placeStars(this.nextAt + width / 2, speed);
    this.nextAt += width;
  }

  /** An arc along the path of a good jump. */
  private placeStars(middle: number, speed: number) {
    for (let i = -2; i <= 2; i++) {
      this.stars.push({ x: middle + i * 6.5 * speed, y: 150 - i * i * 13, isGone: false });
    }
  }
}
