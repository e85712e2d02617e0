import { clamp } from "#kit/ease.ts";
import { sin } from "#kit/exact-math.ts";
import { GRAVITY } from "./ball.ts";
import type { Builder } from "./builder.ts";
import { lineX, type Piece } from "./track.ts";

/** One idea of the slope: a few pieces with something on them. */
export type Section = {
  /** Distance from which it may come. */
  from: number;
  weight: number;
  build(b: Builder): void;
};

/** A wall, a pair or a single block, with the way past it left open around the line. */
function row(b: Builder, piece: Piece, z: number, isWall: boolean): void {
  const { random } = b;
  const lane = b.byHardness(3, 1.9);
  const middle = piece.x0 + ((piece.x1 - piece.x0) * (z - piece.z0)) / (piece.z1 - piece.z0);
  const most = piece.half - lane * 0.8;
  const before = b.lineX;
  const wish = clamp(before + random.pick([-1, 1]) * random.between(3, 7), middle - most, middle + most);
  const x = b.lead(wish, z);
  const height = random.between(1.6, 3.4);
  const between = (from: number, to: number) => {
    if (to - from > 0.8) b.block((from + to) / 2, z, (to - from) / 2, { height });
  };
  const left = middle - piece.half;
  const right = middle + piece.half;
  if (isWall) {
    between(left, x - lane);
    between(x + lane, right);
    return;
  }
  // The block stands where the line came from: rolling straight on is never the answer.
  const width = random.between(2.4, 5);
  const isRight = before > x || (before === x && random.chance(0.5));
  if (isRight) between(x + lane, Math.min(right, x + lane + width));
  else between(Math.max(left, x - lane - width), x - lane);
  if (!random.chance(b.byHardness(0.25, 0.7))) return;
  if (isRight) between(Math.max(left, x - lane - width), x - lane);
  else between(x + lane, Math.min(right, x + lane + width));
}

function rows(b: Builder, count: number, wallChance: number): void {
  const pause = b.byHardness(0.95, 0.56);
  const piece = b.slab(pause * (count + 0.9), { half: b.byHardness(7.5, 6.5) });
  const gap = pause * b.speed;
  for (let i = 0; i < count; i++) row(b, piece, piece.z0 + gap * (i + 0.9), b.random.chance(wallChance));
  if (b.random.chance(0.5)) b.gemsAlong(piece.z0 + gap, piece.z1 - 4, (z) => lineX(b.line, z));
}

function straight(b: Builder): void {
  const swing = b.random.between(-4, 4);
  const piece = b.slab(1.3, { half: 7 });
  const middle = piece.x0;
  b.lead(middle + swing, (piece.z0 + piece.z1) / 2);
  b.lead(middle, piece.z1);
  b.gemsAlong(piece.z0 + 8, piece.z1 - 4, (z) => lineX(b.line, z));
}

function hops(b: Builder): void {
  const count = b.random.int(2, 4);
  for (let i = 0; i < count; i++) {
    const air = b.byHardness(0.3, 0.46);
    b.lead(b.x, b.z);
    const shift = b.random.between(-1, 1) * Math.min(6, b.reach(0.8));
    b.gap(air, shift);
    const piece = b.slab(b.byHardness(0.9, 0.62), { half: b.byHardness(6, 4.2), kind: "landing" });
    // The overlap with the piece before is wide enough to land on without haste.
    b.lead(piece.x0 - shift * 0.35, piece.z0);
    b.lead(piece.x0, piece.z0 + b.speed * 0.45);
  }
}

function kicker(b: Builder): void {
  b.lead(b.x, b.z + b.speed * 0.35);
  b.slab(0.35);
  const up = b.byHardness(0.22, 0.3);
  const ramp = b.slab(0.28, { rise: up, half: 5, kind: "kicker" });
  b.lead(b.x, ramp.z1);
  const air = b.byHardness(1, 1.25);
  const v = b.speed;
  const fallAfter = (seconds: number) => up * v * seconds - (GRAVITY / 2) * seconds * seconds;
  for (let i = 2; i <= 6; i++) {
    const at = (air * i) / 8;
    b.gems.push({ x: b.x, z: ramp.z1 + v * at, y: ramp.y1 + fallAfter(at) + 0.8, isGone: false });
  }
  const early = 0.24;
  const start = air - early;
  b.z = ramp.z1 + v * start;
  // The landing's line runs through the point where the flight ends.
  b.y = ramp.y1 + fallAfter(air) + early * v * 0.3 - 0.3;
  const landing = b.slab(1.1, { half: 8.5, kind: "landing", rise: -0.3 });
  b.lead(b.x, landing.z1);
}

function bridge(b: Builder): void {
  b.lead(b.x, b.z);
  const count = b.random.int(1, 2);
  for (let i = 0; i < count; i++) {
    const seconds = b.random.between(1.1, 1.7);
    const shift = b.random.between(-1, 1) * b.byHardness(4, 8);
    const piece = b.slab(seconds, { half: b.byHardness(2.9, 2), shift, kind: "bridge" });
    b.line.push({ x: piece.x1, z: piece.z1 });
    b.gemsAlong(piece.z0 + 6, piece.z1 - 4, (z) => lineX(b.line, z));
  }
}

function tunnel(b: Builder): void {
  const hollow = 0.055;
  const half = 6.2;
  b.slab(0.3, { half, hollow1: hollow });
  b.lead(b.x, b.z);
  const seconds = b.random.between(2, 3.2);
  const pipe = b.slab(seconds, {
    half,
    hollow0: hollow,
    hollow1: hollow,
    kind: "tunnel",
    shift: b.random.between(-6, 6),
  });
  const middle = (z: number) => pipe.x0 + ((pipe.x1 - pipe.x0) * (z - pipe.z0)) / (pipe.z1 - pipe.z0);
  if (pipe.z0 > 6000 && b.random.chance(0.8)) pillars(b, pipe, middle);
  else {
    const turn = b.random.pick([-1, 1]);
    const swing = (z: number) => middle(z) + turn * sin(((z - pipe.z0) / b.speed) * 3.2) * 3;
    for (let z = pipe.z0 + 8; z < pipe.z1 - 8; z += b.speed * 0.12) {
      b.lead(swing(z), z);
      b.gem(swing(z), z);
    }
    if (b.random.chance(0.6)) b.pad(middle(pipe.z0 + 5), pipe.z0 + 5);
  }
  b.lead(b.x, b.z);
  b.slab(0.3, { half, hollow0: hollow });
  b.lead(b.x, b.z);
}

function pillars(b: Builder, pipe: Piece, middle: (z: number) => number): void {
  const pause = b.byHardness(1, 0.7);
  for (let z = pipe.z0 + b.speed * pause; z < pipe.z1 - b.speed * 0.5; z += b.speed * pause) {
    const side = b.random.pick([-1, 1]);
    const x = b.lead(middle(z) + side * 2.6, z);
    const way = Math.sign(x - middle(z)) || side;
    b.block(x - way * 3.6, z, 1.5, { height: 7, halfZ: 0.8 });
  }
}

function leaning(b: Builder): void {
  const lean = b.random.pick([-1, 1]) * b.byHardness(0.22, 0.36);
  b.slab(0.4, { lean1: lean });
  const seconds = b.random.between(1.5, 2.3);
  const piece = b.slab(seconds, { lean0: lean, lean1: lean });
  const high = Math.sign(lean) * 2;
  b.lead(b.x + high, piece.z0);
  if (b.random.chance(0.5)) {
    const z = piece.z0 + (piece.z1 - piece.z0) * 0.6;
    // On the low side, where those stand who did not hold against it.
    b.block(b.x - Math.sign(lean) * 4, z, 2.2);
  }
  b.lead(b.x + high, piece.z1);
  b.gemsAlong(piece.z0 + 4, piece.z1 - 4, (z) => lineX(b.line, z));
  b.slab(0.4, { lean0: lean });
  b.lead(b.x, b.z);
}

function movers(b: Builder): void {
  const count = b.random.int(2, 4);
  const pause = b.byHardness(1, 0.68);
  const half = 7.5;
  const piece = b.slab(pause * (count + 0.8), { half });
  let side = b.random.pick([-1, 1]);
  for (let i = 0; i < count; i++) {
    const z = piece.z0 + b.speed * pause * (i + 0.9);
    const x = b.lead(b.x + side * 4.6, z);
    const way = Math.sign(x - b.x) || side;
    // Slides over everything but the lane of the line.
    const from = x - way * b.byHardness(2.4, 2);
    const to = b.x - way * half;
    const block = 1.9;
    const middle = (from + to) / 2;
    const sway = Math.max(0.5, Math.abs(from - to) / 2 - block);
    b.block(middle, z, block, { sway, phase: b.random.between(0, 6), height: 2.6 });
    side = -side;
  }
}

function split(b: Builder): void {
  const entry = b.slab(0.8, { half: 8 });
  const side = b.random.pick([-1, 1]);
  const half = b.byHardness(2.8, 2.2);
  const { x, y, z } = b;
  b.block(x, entry.z1 - 3, 2, { height: 3 });
  b.lead(x + side * 5, z);
  const ends = [side, -side].map((way) => {
    Object.assign(b, { x: x + way * 5, y, z });
    return b.slab(1.5, { half, kind: "bridge" });
  });
  b.pieces.sort((one, other) => one.z0 - other.z0);
  const [chosen] = ends;
  if (chosen) {
    b.lead(x + side * 5, chosen.z1);
    // Richer where one has to go out of one's way.
    b.gemsAlong(chosen.z0 + 4, chosen.z1 - 4, () => x + side * 5);
  }
  b.x = x;
  const exit = b.slab(0.8, { half: 8 });
  b.lead(x, exit.z1);
}

function steps(b: Builder): void {
  const count = b.random.int(4, 6);
  for (let i = 0; i < count; i++) {
    b.gap(0.14, b.random.between(-1.6, 1.6));
    const piece = b.slab(0.42, { half: b.byHardness(5.5, 4), kind: "landing" });
    b.lead(piece.x0, piece.z0 + 2);
    b.lead(piece.x1, piece.z1);
    b.gem(piece.x0, (piece.z0 + piece.z1) / 2);
  }
}

function booster(b: Builder): void {
  const piece = b.slab(2.2, { half: 6.5 });
  const x = b.lead(b.x + b.random.between(-3, 3), piece.z0 + b.speed * 0.6);
  b.pad(x, piece.z0 + b.speed * 0.6);
  b.gemsAlong(piece.z0 + b.speed * 0.8, piece.z1 - b.speed * 0.4, () => x);
  b.line.push({ x, z: piece.z0 + b.speed * 1.7 });
  b.lead(piece.x1, piece.z1);
}

export const sections: readonly Section[] = [
  { from: 0, weight: 2, build: straight },
  { from: 0, weight: 5, build: (b) => rows(b, b.random.int(2, 4), 0.1) },
  { from: 150, weight: 4, build: hops },
  { from: 250, weight: 2.5, build: tunnel },
  { from: 380, weight: 3, build: (b) => rows(b, b.random.int(3, 5), 0.5) },
  { from: 520, weight: 2.5, build: kicker },
  { from: 700, weight: 2.5, build: bridge },
  { from: 900, weight: 1.5, build: booster },
  { from: 1500, weight: 4, build: leaning },
  { from: 1700, weight: 4, build: movers },
  { from: 2300, weight: 2.5, build: steps },
  { from: 3600, weight: 4, build: split },
  { from: 5000, weight: 3, build: (b) => rows(b, b.random.int(4, 7), 0.8) },
];
