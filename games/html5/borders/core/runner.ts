import { pointAlong } from "#kit/exact-math.ts";
import type { Level } from "./skills.ts";

export type Spot = { x: number; y: number };

/** Someone who draws loops: you or a rival. */
export type Runner = Spot & {
  /** 1 and up: the number in the field's cells. */
  id: number;
  name: string;
  /** Nothing for the one who is steered by hand. */
  level: Level | undefined;
  heading: number;
  /** The heading as a step of length 1; set by `steer`. */
  ahead: Spot;
  /** Where the heading turns to. */
  wish: number;
  isOut: boolean;
  /** Steps since this changed. */
  sinceOut: number;
  isHome: boolean;
  /** The cells of the open line, in order. */
  line: number[];
  /** Where the line really went, for drawing: x and y in turn. */
  ink: number[];
  /** Loops closed in a row, each soon after the one before. */
  streak: number;
  sinceClaim: number;
  /** Steps of sparkling speed that are left. */
  boost: number;
  /** Steps for which nothing can put it out. */
  shield: number;
  knockouts: number;
  falls: number;
  /** The most cells ever owned. */
  peak: number;
  /** Where a rival means to go next. */
  goals: Spot[];
  isFleeing: boolean;
};

export const SPEED = 0.2;
/** Radians per step: tight enough to dodge, wide enough to look like skating. */
export const TURN = 0.1;
export const STREAK_STEPS = 60 * 9;
const STREAK_MOST = 5;
/** A round begins with this much time to learn how to steer. */
export const SHIELD_STEPS = 60 * 10;
const ROUND = Math.PI * 2;

export function newRunner(id: number, name: string, level: Level | undefined): Runner {
  return {
    id,
    name,
    level,
    x: 0,
    y: 0,
    heading: 0,
    ahead: { x: 1, y: 0 },
    wish: 0,
    isOut: true,
    sinceOut: 0,
    isHome: true,
    line: [],
    ink: [],
    streak: 0,
    sinceClaim: STREAK_STEPS,
    boost: 0,
    shield: 0,
    knockouts: 0,
    falls: 0,
    peak: 0,
    goals: [],
    isFleeing: false,
  };
}

/** Turns a runner. Its sine and cosine are kept, because it goes straight on most of the time. */
export function steer(runner: Runner, heading: number): void {
  if (heading === runner.heading) return;
  runner.heading = heading;
  pointAlong(runner.ahead, heading);
}

/** From -π to π: the shorter way round. */
export function turnTo(from: number, to: number): number {
  const gap = to - from;
  const turn = Math.abs(gap) < ROUND * 1.5 ? gap : withinRound(gap);
  if (turn > Math.PI) return turn - ROUND;
  return turn < -Math.PI ? turn + ROUND : turn;
}

/** The remainder of whole turns. Below three of them it is a difference, which is exact and much faster. */
function withinRound(gap: number): number {
  const away = Math.abs(gap);
  if (away < ROUND || away >= ROUND * 3) return gap % ROUND;
  const rest = away < ROUND * 2 ? away - ROUND : away - ROUND * 2;
  return gap < 0 ? -rest : rest;
}

/** Whether the distance is below `reach`: most are far away, and one side tells. */
export function isNear(a: Spot, b: Spot, reach: number): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.abs(dx) < reach && Math.abs(dy) < reach && Math.sqrt(dx * dx + dy * dy) < reach;
}

/** A streak makes light feet: four parts in a hundred for each loop after the first. */
export function speedOf({ streak, boost }: Runner): number {
  return SPEED * (1 + Math.min(STREAK_MOST, Math.max(0, streak - 1)) * 0.04) * (boost > 0 ? 1.35 : 1);
}
