/** The edge of a part: rafts are built on a grid. */
export const CELL = 28;

export type PartKind = "plank" | "barrel" | "crate" | "mast";

export type Part = {
  kind: PartKind;
  column: number;
  row: number;
  /** The middle in the raft's own frame: the bottom row lies at 0, the middle column at 0. */
  x: number;
  y: number;
  health: number;
};

/** `lift` is how much of its weight in water carries it: one unit of mass swims when it is above 1. */
export const partKinds: Readonly<Record<PartKind, { mass: number; lift: number; health: number }>> = {
  plank: { mass: 1, lift: 1.7, health: 2 },
  barrel: { mass: 0.8, lift: 4.4, health: 2 },
  crate: { mass: 0.5, lift: 1, health: 1 },
  mast: { mass: 0.25, lift: 0.3, health: 1 },
};

/** Rows from top to bottom: `=` plank, `o` barrel, `#` crate, `|` mast, anything else is air. */
export type Blueprint = readonly string[];

const signs: Readonly<Record<string, PartKind>> = { "=": "plank", o: "barrel", "#": "crate", "|": "mast" };

export function partsOf(blueprint: Blueprint): Part[] {
  const columns = Math.max(...blueprint.map((line) => line.length));
  return blueprint.flatMap((line, row) =>
    [...line].flatMap((sign, column) => {
      const kind = signs[sign];
      if (!kind) return [];
      const x = (column - (columns - 1) / 2) * CELL;
      const y = (row - (blueprint.length - 1)) * CELL;
      return [{ kind, column, row, x, y, health: partKinds[kind].health }];
    }),
  );
}

/** The largest group of parts that hang together edge to edge. */
export function connected(parts: readonly Part[]): Part[] {
  const left = new Set(parts);
  let largest: Part[] = [];
  for (const first of parts) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const part of group) {
      for (const other of left) {
        if (Math.abs(other.column - part.column) + Math.abs(other.row - part.row) !== 1) continue;
        left.delete(other);
        group.push(other);
      }
    }
    if (group.length > largest.length) largest = group;
  }
  return largest;
}
