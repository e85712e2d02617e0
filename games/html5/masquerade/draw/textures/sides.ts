import { CELL, type Level } from "#html5/masquerade/core/level.ts";

/** The side of a block: between its cell and the lower one next to it. */
export type Side = {
  cell: number;
  /** Which neighbour it looks at: 0 right, 1 left, 2 down, 3 up on the map. */
  way: number;
  bottom: number;
  top: number;
  letter: string;
};

export const ways = [
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: 0, dy: -1 },
] as const;

/** Tall things that stand on the ground are drawn as what they are, not as blocks. */
export const drawnHeight = (level: Level, cell: number): number =>
  level.letters[cell] === "o" ? 0 : (level.heights[cell] ?? 0);

/** All sides that can be seen, and thus painted. */
export function sidesOf(level: Level): Side[] {
  const sides: Side[] = [];
  const { columns, rows } = level;
  for (let cell = 0; cell < level.heights.length; cell++) {
    const top = drawnHeight(level, cell);
    ways.forEach(({ dx, dy }, way) => {
      const column = (cell % columns) + dx;
      const row = Math.floor(cell / columns) + dy;
      if (column < 0 || row < 0 || column >= columns || row >= rows) return;
      const bottom = drawnHeight(level, row * columns + column);
      if (bottom < top) sides.push({ cell, way, bottom, top, letter: level.letters[cell] ?? "." });
    });
  }
  return sides;
}

/** Where a side stands on the map: one end, and which way it runs from there. Always towards larger numbers. */
export function footOf(level: Level, { cell, way }: Side): { x: number; y: number; ax: number; ay: number } {
  const x = (cell % level.columns) * CELL;
  const y = Math.floor(cell / level.columns) * CELL;
  if (way === 0) return { x: x + CELL, y, ax: 0, ay: 1 };
  if (way === 1) return { x, y, ax: 0, ay: 1 };
  if (way === 2) return { x, y: y + CELL, ax: 1, ay: 0 };
  return { x, y, ax: 1, ay: 0 };
}
