import { fixed } from "#kit/together/checkpoint.ts";
import type { Level, Spot } from "./level.ts";

/** How many cells it is from everywhere to one place. */
export type Field = Int16Array;

const queue = new Int16Array(1024);

/** Never changes once it is made: checkpoints leave it out. */
export function fieldTo(level: Level, goal: Spot): Field {
  const field = new Int16Array(level.heights.length).fill(-1);
  let read = 0;
  let written = 0;
  queue[written++] = level.cellAt(goal.x, goal.y);
  field[level.cellAt(goal.x, goal.y)] = 0;
  while (read < written) {
    const cell = queue[read++] ?? 0;
    for (const back of level.backs[cell] ?? []) {
      if (field[back] !== -1) continue;
      field[back] = (field[cell] ?? 0) + 1;
      queue[written++] = back;
    }
  }
  return fixed(field);
}

/** The middle of the cell to go to next; nothing when one is there, or cannot get there. */
export function nextOnWay(level: Level, field: Field, from: Spot): Spot | undefined {
  const here = level.cellAt(from.x, from.y);
  let best = field[here] ?? -1;
  let next: number | undefined;
  for (const way of level.ways[here] ?? []) {
    const far = field[way] ?? -1;
    if (far < 0 || (best >= 0 && far >= best)) continue;
    best = far;
    next = way;
  }
  return next === undefined ? undefined : level.middleOf(next);
}
