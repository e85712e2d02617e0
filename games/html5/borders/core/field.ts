import { hypot } from "#kit/exact-math.ts";

/** Cells along each side of the square that holds the round field. */
export const SIZE = 136;
export const MIDDLE = SIZE / 2;
/** How far from the middle land goes. */
export const RADIUS = 66;
export const NOBODY = 0;
/** Beyond the edge: can be neither owned nor crossed. */
export const OUTSIDE = 255;

/** From a cell to those beside it. */
const sides = [-1, 1, -SIZE, SIZE] as const;

export type Box = { left: number; top: number; right: number; bottom: number };

/** The zeros keep all of it in small integers, which an engine need not check for fractions. */
export const cellAt = (x: number, y: number) => ((Math.floor(y) | 0) * SIZE + (Math.floor(x) | 0)) | 0;
export const xOf = (cell: number) => (cell % SIZE) + 0.5;
export const yOf = (cell: number) => ((cell / SIZE) | 0) + 0.5;

/** A field before anybody owns any of it. */
const emptyField = Uint8Array.from({ length: SIZE * SIZE }, (_, cell) =>
  hypot(xOf(cell) - MIDDLE, yOf(cell) - MIDDLE) < RADIUS ? NOBODY : OUTSIDE,
);
const cellsInside = emptyField.filter((owner) => owner === NOBODY).length;

/** Who owns which cell, and whose open line lies where. */
export class Field {
  readonly owner = new Uint8Array(SIZE * SIZE);
  readonly line = new Uint8Array(SIZE * SIZE);
  /** Cells that can be owned at all. */
  readonly total: number;
  /** By owner. */
  private readonly counts = new Uint32Array(OUTSIDE);
  private readonly versions = new Uint32Array(OUTSIDE);
  private readonly boxes: (Box | undefined)[] = [];
  /** Notes of the floods: a cell counts as seen with the stamp of the present flood. */
  readonly seen = new Uint32Array(SIZE * SIZE);
  readonly queue = new Uint32Array(SIZE * SIZE);
  readonly found = new Uint32Array(SIZE * SIZE);
  stamp = 0;
  /** By owner: 1 where others have taken some of the land since its last claim, so that there may be holes in it. */
  private readonly bitten = new Uint8Array(OUTSIDE);

  constructor() {
    this.owner.set(emptyField);
    this.total = cellsInside;
  }

  landOf(id: number): number {
    return this.counts[id] ?? 0;
  }

  /** Changes whenever this owner's land does, so that its outline is drawn anew only then. */
  versionOf(id: number): number {
    return this.versions[id] ?? 0;
  }

  boxOf(id: number): Box {
    return this.boxes[id] ?? { left: 0, top: 0, right: -1, bottom: -1 };
  }

  give(cell: number, id: number): void {
    const before = this.owner[cell] ?? OUTSIDE;
    if (before === id || before === OUTSIDE) return;
    this.owner[cell] = id;
    if (before !== NOBODY) {
      this.count(before, -1);
      this.bitten[before] = 1;
    }
    if (id === NOBODY) return;
    this.count(id, 1);
    this.widen(id, cell % SIZE, Math.floor(cell / SIZE));
  }

  private count(id: number, change: number) {
    this.counts[id] = this.landOf(id) + change;
    this.versions[id] = this.versionOf(id) + 1;
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
    const { left, top, right, bottom } = this.boxOf(id);
    for (let y = top; y <= bottom; y++) {
      for (let cell = y * SIZE + left; cell <= y * SIZE + right; cell++) {
        if (this.owner[cell] === id) this.give(cell, NOBODY);
      }
    }
    this.boxes[id] = undefined;
    this.bitten[id] = 0;
  }

  /** Takes a closed line and all that it encloses. Gives the cells that were gained. */
  claim(id: number, line: readonly number[]): number {
    const before = this.landOf(id);
    for (const cell of line) this.give(cell, id);
    if (this.bitten[id] === 1) this.fillBox(id);
    else this.fillAlong(id, line);
    return this.landOf(id) - before;
  }

  /** Fills all holes. Whatever a flood from outside the owner's box cannot reach is inside, however many holes and islands there are. */
  private fillBox(id: number) {
    const box = this.boxOf(id);
    const reached = this.floodAround(id, box);
    this.bitten[id] = 0;
    const { owner, seen, stamp } = this;
    const { left, top, right, bottom } = box;
    const across = right - left + 1;
    const down = bottom - top + 1;
    // The flood has been all around the box, so what it reached beyond that is in it.
    const reachedInside = reached - 2 * (across + down + 2);
    if (reachedInside + this.landOf(id) === across * down) return;
    for (let y = top; y <= bottom; y++) {
      for (let cell = y * SIZE + left; cell <= y * SIZE + right; cell++) {
        if (seen[cell] !== stamp && owner[cell] !== id) this.give(cell, id);
      }
    }
  }

  /** Fills the holes beside a new line. In land without holes there are no others, and they are small beside the box. */
  private fillAlong(id: number, line: readonly number[]) {
    const box = this.boxOf(id);
    const first = ++this.stamp;
    for (const cell of line) {
      this.fillFrom(id, cell - 1, box, first);
      this.fillFrom(id, cell + 1, box, first);
      this.fillFrom(id, cell - SIZE, box, first);
      this.fillFrom(id, cell + SIZE, box, first);
    }
  }

  /**
   * Floods from a cell, straight ahead as long as it can, and stops where it gets out of the box or to a cell that another flood since the
   * stamp `first` got out from. One that never does has found a hole and fills it.
   */
  private fillFrom(id: number, start: number, { left, top, right, bottom }: Box, first: number) {
    const { owner, seen, queue, found } = this;
    if (owner[start] === id || (seen[start] ?? 0) > first) return;
    const stamp = ++this.stamp;
    let end = 0;
    let size = 0;
    queue[end++] = start;
    seen[start] = stamp;
    while (end > 0) {
      const cell = queue[--end] ?? 0;
      const x = cell % SIZE;
      const y = (cell / SIZE) | 0;
      if (x < left || x > right || y < top || y > bottom) return;
      found[size++] = cell;
      for (let side = 0; side < 4; side++) {
        const next = cell + (sides[side] ?? 0);
        if (owner[next] === id || seen[next] === stamp) continue;
        if ((seen[next] ?? 0) > first) return;
        seen[next] = stamp;
        queue[end++] = next;
      }
    }
    for (let i = 0; i < size; i++) this.give(found[i] ?? 0, id);
  }

  /**
   * Marks as seen what can be reached from outside the box without crossing the owner's land: row by row, a run of cells at a time. Gives the
   * number of cells, those of the way around the box included.
   */
  private floodAround(id: number, { left, top, right, bottom }: Box): number {
    const { owner, seen, queue } = this;
    const stamp = ++this.stamp;
    let reached = 0;
    // Nobody's land touches the edge of the square, so a way around the box is always free.
    const above = (top - 1) * SIZE;
    const below = (bottom + 1) * SIZE;
    let end = 0;
    queue[end++] = above + left - 1;
    while (end > 0) {
      let cell = queue[--end] ?? 0;
      if (seen[cell] === stamp) continue;
      const row = cell - (cell % SIZE);
      const first = row + left - 1;
      const last = row + right + 1;
      while (cell > first && owner[cell - 1] !== id) cell--;
      let isOpenAbove = false;
      let isOpenBelow = false;
      const start = cell;
      for (; cell <= last && owner[cell] !== id; cell++) {
        seen[cell] = stamp;
        const wasOpenAbove = isOpenAbove;
        const wasOpenBelow = isOpenBelow;
        isOpenAbove = row > above && owner[cell - SIZE] !== id && seen[cell - SIZE] !== stamp;
        isOpenBelow = row < below && owner[cell + SIZE] !== id && seen[cell + SIZE] !== stamp;
        if (isOpenAbove && !wasOpenAbove) queue[end++] = cell - SIZE;
        if (isOpenBelow && !wasOpenBelow) queue[end++] = cell + SIZE;
      }
      reached += cell - start;
    }
    return reached;
  }

  private widen(id: number, x: number, y: number) {
    const box = this.boxes[id];
    if (!box) {
      this.boxes[id] = { left: x, top: y, right: x, bottom: y };
      return;
    }
    if (x < box.left) box.left = x;
    if (y < box.top) box.top = y;
    if (x > box.right) box.right = x;
    if (y > box.bottom) box.bottom = y;
  }
}
