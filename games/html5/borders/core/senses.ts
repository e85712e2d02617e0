import { hypot, pointAlong } from "#kit/exact-math.ts";
import { cellAt, type Field, MIDDLE, RADIUS, SIZE, xOf, yOf } from "./field.ts";
import { type Runner, SPEED, type Spot, TURN, turnTo } from "./runner.ts";

export type Found = Spot & { distance: number };

/** The nearest land of one's own, looked for in growing squares. */
export function nearestHome(field: Field, id: number, from: Spot): Found | undefined {
  const { owner } = field;
  // All of the land is in this box, so the squares begin where they reach it, and only what they share with it is looked at.
  const { left, top, right, bottom } = field.boxOf(id);
  if (right < left) return undefined;
  const column = Math.floor(from.x);
  const row = Math.floor(from.y);
  let best = -1;
  let distance = Number.POSITIVE_INFINITY;
  let square = Number.POSITIVE_INFINITY;
  let reach = Math.max(0, left - column, column - right, top - row, row - bottom);
  for (; reach < SIZE && reach <= distance; reach++) {
    const first = Math.max(left, column - reach);
    const last = Math.min(right, column + reach);
    const lastRow = Math.min(bottom, row + reach);
    for (let y = Math.max(top, row - reach); y <= lastRow; y++) {
      // The first and the last row of a square are looked at as a whole, the others at both ends.
      const isWhole = Math.abs(y - row) === reach;
      const stride = isWhole ? 1 : reach * 2;
      for (let x = isWhole ? first : column - reach; x <= last; x += stride) {
        if (x < left || owner[y * SIZE + x] !== id) continue;
        const dx = x + 0.5 - from.x;
        const dy = y + 0.5 - from.y;
        // A root is only drawn of what may be nearer.
        if (dx * dx + dy * dy >= square) continue;
        const away = Math.sqrt(dx * dx + dy * dy);
        if (away >= distance) continue;
        best = y * SIZE + x;
        distance = away;
        square = dx * dx + dy * dy;
      }
    }
  }
  return best < 0 ? undefined : { x: xOf(best), y: yOf(best), distance };
}

/** The nearest cell of someone's open line. */
export function nearestOfLine({ line }: Runner, from: Spot): Found | undefined {
  const { x, y } = from;
  let best = -1;
  let distance = Number.POSITIVE_INFINITY;
  let square = Number.POSITIVE_INFINITY;
  for (let i = 0; i < line.length; i += 2) {
    const cell = line[i] ?? 0;
    const row = (cell / SIZE) | 0;
    const dx = cell - row * SIZE + 0.5 - x;
    const dy = row + 0.5 - y;
    const apart = dx * dx + dy * dy;
    // A root is only drawn of what may be nearer.
    if (apart >= square) continue;
    const away = Math.sqrt(apart);
    if (away >= distance) continue;
    best = cell;
    distance = away;
    square = apart;
  }
  return best < 0 ? undefined : { x: xOf(best), y: yOf(best), distance };
}

/** The square of the distance to every second cell of a line, or `least` where none is nearer. */
function squareToLine(line: readonly number[], x: number, y: number, least: number): number {
  let square = least;
  for (let i = 0; i < line.length; i += 2) {
    const cell = line[i] ?? 0;
    const row = (cell / SIZE) | 0;
    const dx = cell - row * SIZE + 0.5 - x;
    const dy = row + 0.5 - y;
    const apart = dx * dx + dy * dy;
    if (apart < square) square = apart;
  }
  return square;
}

/** How near the nearest rival is to the runner's line. */
export function danger(runner: Runner, everyone: readonly Runner[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of everyone) {
    if (other === runner || other.isOut) continue;
    least = Math.min(least, squareToLine(runner.line, other.x, other.y, least));
  }
  return Math.sqrt(least);
}

/** A field with those whose open lines are in the way. */
export type Barriers = { field: Field; ids: readonly number[] };

/** Radians beside the wish, the least first. */
const evasions = [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.2, -2.2];

/** A heading near the wished one on which no barrier lies in the way. */
export function safeHeading(barriers: Barriers, runner: Runner, wish: number, ahead: number): number {
  for (const turn of evasions) {
    if (isFree(barriers, runner, wish + turn, ahead)) return wish + turn;
  }
  return wish;
}

/** Follows the bend that the runner would really take; a straight look ahead would miss the line beside it. */
export function isFree({ field, ids }: Barriers, runner: Runner, wish: number, ahead: number): boolean {
  if (ids.length === 0) return true;
  const { id, line } = runner;
  const { owner, line: lines } = field;
  const isAlone = ids.length === 1 && ids[0] === id;
  if (isAlone && line.length <= FRESH) return true;
  let { x, y, heading } = runner;
  way.x = runner.ahead.x;
  way.y = runner.ahead.y;
  let isTurning = true;
  let isHome = false;
  for (let gone = 0; gone < ahead; gone += STRIDE) {
    if (isTurning) {
      const turn = Math.max(-MOST_TURN, Math.min(MOST_TURN, turnTo(heading, wish)));
      isTurning = turn !== 0;
      if (isTurning) {
        heading += turn;
        pointAlong(way, heading);
      }
    }
    x += way.x * STRIDE;
    y += way.y * STRIDE;
    const cell = cellAt(x, y);
    // At home one's own line is closed; lines of others may lie there all the same.
    if (!isHome && owner[cell] === id) {
      if (isAlone) return true;
      isHome = true;
    }
    const lineOf = lines[cell] ?? 0;
    if (lineOf === 0 || !ids.includes(lineOf)) continue;
    if (lineOf !== id || (!isHome && line.length - line.lastIndexOf(cell) > FRESH)) return false;
  }
  return true;
}

/** Reused by every look ahead: a new one for each would be the most frequent object of a round. */
const way: Spot = { x: 1, y: 0 };
/** The end of one's own line is under one's feet: so many cells of it are in nobody's way. */
const FRESH = 5;

/** Cells between two looks ahead, and how far a runner turns on the way. */
const STRIDE = 0.5;
const MOST_TURN = (TURN * STRIDE) / SPEED;

export const isInside = (x: number, y: number, margin = 1.5) =>
  hypot(x - MIDDLE, y - MIDDLE) < RADIUS - margin;
