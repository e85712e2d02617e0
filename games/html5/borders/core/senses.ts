import { cos, hypot, sin } from "#kit/exact-math.ts";
import { cellAt, type Field, MIDDLE, RADIUS, SIZE, xOf, yOf } from "./field.ts";
import { type Runner, SPEED, type Spot, TURN, turnTo } from "./runner.ts";

export type Found = Spot & { distance: number };

/** The nearest land of one's own, looked for in growing squares. */
export function nearestHome(field: Field, id: number, from: Spot): Found | undefined {
  const column = Math.floor(from.x);
  const row = Math.floor(from.y);
  let best: Found | undefined;
  const look = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= SIZE || y >= SIZE || field.owner[y * SIZE + x] !== id) return;
    const distance = hypot(x + 0.5 - from.x, y + 0.5 - from.y);
    if (!best || distance < best.distance) best = { x: x + 0.5, y: y + 0.5, distance };
  };
  for (let reach = 0; reach < SIZE && (!best || reach <= best.distance); reach++) {
    for (let i = -reach; i <= reach; i++) {
      look(column + i, row - reach);
      look(column + i, row + reach);
      look(column - reach, row + i);
      look(column + reach, row + i);
    }
  }
  return best;
}

/** The nearest cell of someone's open line. */
export function nearestOfLine({ line }: Runner, from: Spot): Found | undefined {
  let best: Found | undefined;
  for (let i = 0; i < line.length; i += 2) {
    const cell = line[i] ?? 0;
    const distance = hypot(xOf(cell) - from.x, yOf(cell) - from.y);
    if (!best || distance < best.distance) best = { x: xOf(cell), y: yOf(cell), distance };
  }
  return best;
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

/** A heading near the wished one on which the own line does not lie in the way. */
export function safeHeading(field: Field, runner: Runner, wish: number, ahead: number): number {
  for (const turn of [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.2, -2.2]) {
    if (isFree(field, runner, wish + turn, ahead)) return wish + turn;
  }
  return wish;
}

/** Follows the bend that the runner would really take; a straight look ahead would miss the line beside it. */
export function isFree(field: Field, runner: Runner, wish: number, ahead: number): boolean {
  const { id, line } = runner;
  let { x, y, heading } = runner;
  for (let gone = 0; gone < ahead; gone += STRIDE) {
    const most = (TURN * STRIDE) / SPEED;
    heading += Math.max(-most, Math.min(most, turnTo(heading, wish)));
    x += cos(heading) * STRIDE;
    y += sin(heading) * STRIDE;
    const cell = cellAt(x, y);
    if (field.owner[cell] === id) return true;
    if (field.line[cell] === id && line.length - line.lastIndexOf(cell) > 5) return false;
  }
  return true;
}

/** Cells between two looks ahead. */
const STRIDE = 0.5;

export const isInside = (x: number, y: number, margin = 1.5) =>
  hypot(x - MIDDLE, y - MIDDLE) < RADIUS - margin;
