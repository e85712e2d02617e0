import { hypot } from "#kit/exact-math.ts";
/** Cells along each side of the square that holds the round field. */
export const SIZE = 136;
export const MIDDLE = SIZE / 2;
/** How far from the middle land goes. */
export const RADIUS = 66;
export const NOBODY = 0;
/** Beyond the edge: can be neither owned nor crossed. */
export const OUTSIDE = 255;

export type Box = { left: number; top: number; right: number; bottom: number };

export const cellAt = (x: number, y: number) => Math.floor(y) * SIZE + Math.floor(x);
export const xOf = (cell: number) => (cell % SIZE) + 0.5;
export const yOf = (cell: number) => Math.floor(cell / SIZE) + 0.5;

/** Who owns which cell, and whose open line lies where. */
export class Field {
  readonly owner = new Uint8Array(SIZE * SIZE);
  readonly line = new Uint8Array(SIZE * SIZE);
  /** Cells that can be owned at all. */
  readonly total: number;
  private readonly counts = new Map<number, number>();
  private readonly versions = new Map<number, number>();
  private readonly boxes = new Map<number, Box>();
  private readonly seen = new Uint32Array(SIZE * SIZE);
  private readonly queue = new Uint32Array(SIZE * SIZE);
  private stamp = 0;

  constructor() {
    let total = 0;
    for (let cell = 0; cell < this.owner.length; cell++) {
      const isInside = hypot(xOf(cell) - MIDDLE, yOf(cell) - MIDDLE) < RADIUS;
      this.owner[cell] = isInside ? NOBODY : OUTSIDE;
      total += Number(isInside);
    }
    this.total = total;
  }

  landOf(id: number): number {
    return this.counts.get(id) ?? 0;
  }

  /** Changes whenever this owner's land does, so that its outline is drawn anew only then. */
  versionOf(id: number): number {
    return this.versions.get(id) ?? 0;
  }

  boxOf(id: number): Box {
    return this.boxes.get(id) ?? { left: 0, top: 0, right: -1, bottom: -1 };
  }

  give(cell: number, id: number): void {
    const before = this.owner[cell] ?? OUTSIDE;
    if (before === id || before === OUTSIDE) return;
    this.owner[cell] = id;
    for (const [who, change] of [
      [before, -1],
      [id, 1],
    ] as const) {
      if (who === NOBODY) continue;
      this.counts.set(who, this.landOf(who) + change);
      this.versions.set(who, this.versionOf(who) + 1);
    }
    if (id !== NOBODY) this.widen(id, cell % SIZE, Math.floor(cell / SIZE));
  }

  /** A round patch to begin with. */
  settle(id: number, x: number, y: number, reach: number): void {
    for (let row = Math.floor(y - reach); row <= y + reach; row++) {
      for (let column = Math.floor(x - reach); column <= x + reach; column++) {
        if (row < 0 || column < 0 || row >= SIZE || column >= SIZE) continue;
        if (hypot(column + 0.5 - x, row + 0.5 - y) <= reach) this.give(row * SIZE + column, id);
      }
    }
  }

  /** All land of someone who is out falls back to nobody. */
  free(id: number): void {
    this.eachIn(this.boxOf(id), (cell) => {
      if (this.owner[cell] === id) this.give(cell, NOBODY);
    });
    this.boxes.delete(id);
  }

  /**
   * Takes a closed line and all that it encloses. Whatever a flood from outside the owner's box cannot reach is inside;
   * looking from outside costs the same however many holes and islands there are. Gives the cells that were gained.
   */
  claim(id: number, line: readonly number[]): number {
    const before = this.landOf(id);
    for (const cell of line) this.give(cell, id);
    const { left, top, right, bottom } = this.boxOf(id);
    const box = {
      left: Math.max(0, left - 1),
      top: Math.max(0, top - 1),
      right: Math.min(SIZE - 1, right + 1),
      bottom: Math.min(SIZE - 1, bottom + 1),
    };
    this.floodFrom(id, box);
    this.eachIn(box, (cell) => {
      if (this.seen[cell] !== this.stamp) this.give(cell, id);
    });
    return this.landOf(id) - before;
  }

  private floodFrom(id: number, box: Box) {
    const { owner, seen, queue } = this;
    const stamp = ++this.stamp;
    let end = 0;
    const reach = (cell: number) => {
      if (seen[cell] === stamp || owner[cell] === id) return;
      seen[cell] = stamp;
      queue[end++] = cell;
    };
    for (let x = box.left; x <= box.right; x++) {
      reach(box.top * SIZE + x);
      reach(box.bottom * SIZE + x);
    }
    for (let y = box.top; y <= box.bottom; y++) {
      reach(y * SIZE + box.left);
      reach(y * SIZE + box.right);
    }
    for (let at = 0; at < end; at++) {
      const cell = queue[at] ?? 0;
      const x = cell % SIZE;
      const y = Math.floor(cell / SIZE);
      if (x > box.left) reach(cell - 1);
      if (x < box.right) reach(cell + 1);
      if (y > box.top) reach(cell - SIZE);
      if (y < box.bottom) reach(cell + SIZE);
    }
  }

  private eachIn({ left, top, right, bottom }: Box, visit: (cell: number) => void) {
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) visit(y * SIZE + x);
  }

  private widen(id: number, x: number, y: number) {
    const box = this.boxes.get(id);
    if (!box) {
      this.boxes.set(id, { left: x, top: y, right: x, bottom: y });
      return;
    }
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
}
