import { cos, hypot, sin } from "#kit/exact-math.ts";
import { cellAt, type Field, MIDDLE, RADIUS, SIZE, xOf, yOf } from "./field.ts";
import { type Runner, SPEED, type Spot, TURN, turnTo } from "./runner.ts";

export type Found = Spot & { distance: number };

/** The nearest land of one's own, looked for in growing squares. */
export function nearestHome(field: Field, id: number, from: Spot): Found | undefined {
  const column = Math.floor(from.x);
  const row = Math.floor(from.y);
  let best = -1;
  let distance = Number.POSITIVE_INFINITY;
  for (let reach = 0; reach < SIZE && reach <= distance; reach++) {
    for (let y = row - reach; y <= row + reach; y++) {
      // The first and the last row of a square are looked at as a whole, the others at both ends.
      const stride = reach === 0 || Math.abs(y - row) === reach ? 1 : reach * 2;
      for (let x = column - reach; x <= column + reach; x += stride) {
        if (x < 0 || y < 0 || x >= SIZE || y >= SIZE || field.owner[y * SIZE + x] !== id) continue;
        const away = hypot(x + 0.5 - from.x, y + 0.5 - from.y);
        if (away >= distance) continue;
        best = y * SIZE + x;
        distance = away;
      }
    }
  }
  return best < 0 ? undefined : { x: xOf(best), y: yOf(best), distance };
}

/** The nearest cell of someone's open line. */
export function nearestOfLine({ line }: Runner, from: Spot): Found | undefined {
  let best = -1;
  let distance = Number.POSITIVE_INFINITY;
  for (let i = 0; i < line.length; i += 2) {
    const cell = line[i] ?? 0;
    const away = hypot(xOf(cell) - from.x, yOf(cell) - from.y);
    if (away >= distance) continue;
    best = cell;
    distance = away;
  }
  return best < 0 ? undefined : { x: xOf(best), y: yOf(best), distance };
}

/** How near the nearest rival is to the runner's line. */
export function danger(runner: Runner, everyone: readonly Runner[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of everyone) {
    if (other === runner || other.isOut) continue;
    const found = nearestOfLine(runner, other);
    if (found) least = Math.min(least, found.distance);
  }
  return least;
}

/** Radians beside the wish, the least first. */
const evasions = [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.2, -2.2];

/** A heading near the wished one on which the own line does not lie in the way. */
export function safeHeading(field: Field, runner: Runner, wish: number, ahead: number): number {
  for (const turn of evasions) {
    if (isFree(field, runner, wish + turn, ahead)) return wish + turn;
  }
  return wish;
}

/** Follows the bend that the runner would really take; a straight look ahead would miss the line beside it. */
export function isFree(field: Field, runner: Runner, wish: number, ahead: number): boolean {
  const { id, line } = runner;
  let { x, y, heading } = runner;
  let across = runner.ahead.x;
  let down = runner.ahead.y;
  for (let gone = 0; gone < ahead; gone += STRIDE) {
    const turn = Math.max(-MOST_TURN, Math.min(MOST_TURN, turnTo(heading, wish)));
    if (turn !== 0) {
      heading += turn;
      across = cos(heading);
      down = sin(heading);
    }
    x += across * STRIDE;
    y += down * STRIDE;
    const cell = cellAt(x, y);
    if (field.owner[cell] === id) return true;
    if (field.line[cell] === id && line.length - line.lastIndexOf(cell) > 5) return false;
  }
  return true;
}

/** Cells between two looks ahead, and how far a runner turns on the way. */
const STRIDE = 0.5;
const MOST_TURN = (TURN * STRIDE) / SPEED;

export const isInside = (x: number, y: number, margin = 1.5) =>
  hypot(x - MIDDLE, y - MIDDLE) < RADIUS - margin;
