import { type Spot, TILE, TILES } from "./island.ts";
import type { Thing } from "./things.ts";

/** The zero keeps it a small integer for the engine. */
export const columnOf = (at: number) => Math.floor(at / TILE) | 0;
export const tileMiddle = ({ x, y }: Spot): Spot => ({
  x: (columnOf(x) + 0.5) * TILE,
  y: (columnOf(y) + 0.5) * TILE,
});

const COUNTED = TILES + 2;

/** What stands on which tile; finds things near a place without looking at all of them. */
export class Grid {
  private readonly cells = new Array<Thing | undefined>(TILES * TILES).fill(undefined);
  /** Things on each tile and the eight around it; a tile more on every side. */
  private readonly counts = new Uint8Array(COUNTED * COUNTED);

  private indexOf({ x, y }: Spot): number {
    const across = columnOf(x);
    const down = columnOf(y);
    return across < 0 || down < 0 || across >= TILES || down >= TILES ? -1 : down * TILES + across;
  }

  at(spot: Spot): Thing | undefined {
    return this.cells[this.indexOf(spot)];
  }

  /** What stands on a tile of the grid, counted from the corner. */
  on(across: number, down: number): Thing | undefined {
    return this.cells[down * TILES + across];
  }

  put(thing: Thing): void {
    const index = this.indexOf(thing);
    if (index < 0) return;
    if (!this.cells[index]) this.countAround(index, 1);
    this.cells[index] = thing;
  }

  remove(thing: Thing): void {
    const index = this.indexOf(thing);
    if (this.cells[index] !== thing) return;
    this.cells[index] = undefined;
    this.countAround(index, -1);
  }

  /** Whether nothing stands on a tile and on the eight around it. */
  isBare(across: number, down: number): boolean {
    return this.counts[(down + 1) * COUNTED + across + 1] === 0;
  }

  private countAround(index: number, change: number) {
    const across = index % TILES;
    const down = Math.floor(index / TILES);
    for (let y = down; y <= down + 2; y++) {
      for (let at = y * COUNTED + across; at <= y * COUNTED + across + 2; at++) {
        this.counts[at] = (this.counts[at] ?? 0) + change;
      }
    }
  }

  /** Calls back for everything whose tile touches the box. */
  eachIn(left: number, top: number, right: number, bottom: number, visit: (thing: Thing) => void): void {
    const from = Math.max(0, columnOf(left));
    const to = Math.min(TILES - 1, columnOf(right));
    const last = Math.min(TILES - 1, columnOf(bottom));
    for (let down = Math.max(0, columnOf(top)); down <= last; down++) {
      for (let across = from; across <= to; across++) {
        const thing = this.cells[down * TILES + across];
        if (thing) visit(thing);
      }
    }
  }

  /** The nearest thing that fits, searched ring by ring. */
  nearest(spot: Spot, reach: number, fits: (thing: Thing) => boolean): Thing | undefined {
    const across = columnOf(spot.x);
    const down = columnOf(spot.y);
    let best: Thing | undefined;
    let bestDistance = reach;
    for (let ring = 0; (ring - 1) * TILE < bestDistance; ring++) {
      const last = Math.min(TILES - 1, down + ring);
      for (let y = Math.max(0, down - ring); y <= last; y++) {
        // The first and the last row of a ring are looked at as a whole, the others at both ends.
        const isWhole = y === down - ring || y === down + ring;
        const stride = isWhole ? 1 : ring * 2;
        const row = y * TILES;
        for (let x = across - ring; x <= across + ring; x += stride) {
          if (x < 0 || x >= TILES) continue;
          const thing = this.cells[row + x];
          if (!thing || !fits(thing)) continue;
          const dx = thing.x - spot.x;
          const dy = thing.y - spot.y;
          const gap = Math.sqrt(dx * dx + dy * dy);
          if (gap >= bestDistance) continue;
          best = thing;
          bestDistance = gap;
        }
      }
    }
    return best;
  }
}
