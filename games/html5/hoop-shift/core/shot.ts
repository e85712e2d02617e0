import { clamp } from "#kit/ease.ts";
import type { Random } from "#kit/random.ts";
import { GRAVITY } from "./ball.ts";
import { RIM, type Side } from "./court.ts";

export type Grade = "perfect" | "good" | "early" | "late";
export type Spot = { x: number; y: number };
export type Speed = { vx: number; vy: number };

/** What a release depends on. */
export type Release = {
  /** Steps after the top of the jump; negative is too early. */
  late: number;
  /** So many steps to either side of the top are perfect. */
  window: number;
  /** 0 is an open shot, 1 a hand in the face. */
  pressure: number;
  /** How fast the feet moved at the jump. */
  pace: number;
  /** Multiplies all bad luck; 1 is a beginner's wrist. */
  steady: number;
};

/** The throw that comes down exactly on the middle of the rim, moved sideways by `miss`. */
export function throwAt(from: Spot, miss = 0): Speed {
  const dx = RIM.x + miss - from.x;
  const top = Math.max(from.y, RIM.y) + 58 + Math.abs(dx) * 0.18;
  const vy = Math.sqrt(2 * GRAVITY * (top - from.y));
  const steps = vy / GRAVITY + Math.sqrt((2 * (top - RIM.y)) / GRAVITY);
  return { vx: dx / steps, vy };
}

export function gradeOf(late: number, window: number): Grade {
  if (Math.abs(late) <= window) return "perfect";
  if (Math.abs(late) <= window + 2) return "good";
  return late < 0 ? "early" : "late";
}

/** How far from the middle of the rim the ball will come down. Early is long, late is short. */
export function missOf(release: Release, distance: number, random: Random): number {
  const { late, window, pressure, pace, steady } = release;
  const off = Math.max(0, Math.abs(late) - window);
  const mistimed = spareTheBoard(-Math.sign(late) * off * 8 * (0.6 + distance / 520));
  const far = Math.max(0, distance - 450) * 0.02;
  const luck = (2.5 + distance * 0.008 + far + pressure * 12 + pace * 0.8) * steady;
  return mistimed + (off === 0 ? 0.6 : 1) * luck * bell(random);
}

/**
 * Throws that are this much too long would all be banked in off the board: letting go far too early would be as good as
 * perfect. They fly beyond it instead; a bank shot is left to luck.
 */
function spareTheBoard(miss: number): number {
  return miss < 40 ? miss : miss + 72;
}

/** The hands' way through a release: where the ball goes, and what to call it. */
export function shoot(from: Spot, release: Release, random: Random): Speed & { grade: Grade } {
  const miss = missOf(release, Math.abs(RIM.x - from.x), random);
  return { ...throwAt(from, clamp(miss, -160, 190)), grade: gradeOf(release.late, release.window) };
}

/** Chance with a belly: mostly within 1 of 0, never beyond 3. */
export function bell(random: Random): number {
  return (random.next() + random.next() + random.next() - 1.5) * 2;
}

/** A throw that is on its way. */
export type Flight = { by: Side; points: 2 | 3; age: number; hasTouched: boolean; hasBanked: boolean };
