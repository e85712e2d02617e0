import { distance, type Spot, TILE, TILES } from "./island.ts";
import type { Thing } from "./things.ts";

const column = (at: number) => Math.floor(at / TILE);
export const tileMiddle = ({ x, y }: Spot): Spot => ({
  x: (column(x) + 0.5) * TILE,
  y: (column(y) + 0.5) * TILE,
});

/** What stands on which tile; finds things near a place without looking at all of them. */
export class Grid {
  private readonly cells: (Thing | undefined)[] = Array.from({ length: TILES * TILES });

  private indexOf({ x, y }: Spot): number {
    const across = column(x);
    const down = column(y);
    return across < 0 || down < 0 || across >= TILES || down >= TILES ? -1 : down * TILES + across;
  }

  at(spot: Spot): Thing | undefined {
    return this.cells[this.indexOf(spot)];
  }

  put(thing: Thing): void {
    const index = this.indexOf(thing);
    if (index >= 0) this.cells[index] = thing;
  }

  remove(thing: Thing): void {
    const index = this.indexOf(thing);
    if (this.cells[index] === thing) this.cells[index] = undefined;
  }

  /** Calls back for everything whose tile touches the box. */
  eachIn(left: number, top: number, right: number, bottom: number, visit: (thing: Thing) => void): void {
    const from = Math.max(0, column(left));
    const to = Math.min(TILES - 1, column(right));
    const last = Math.min(TILES - 1, column(bottom));
    for (let down = Math.max(0, column(top)); down <= last; down++) {
      for (let across = from; across <= to; across++) {
        const thing = this.cells[down * TILES + across];
        if (thing) visit(thing);
      }
    }
  }

  /** The nearest thing that fits, searched ring by ring. */
  nearest(spot: Spot, reach: number, fits: (thing: Thing) => boolean): Thing | undefined {
    const across = column(spot.x);
    const down = column(spot.y);
    let best: Thing | undefined;
    let bestDistance = reach;
    const look = (x: number, y: number) => {
      if (x < 0 || y < 0 || x >= TILES || y >= TILES) return;
      const thing = this.cells[y * TILES + x];
      if (!thing || !fits(thing)) return;
      const gap = distance(thing, spot);
      if (gap < bestDistance) {
        best = thing;
        bestDistance = gap;
      }
    };
    for (let ring = 0; (ring - 1) * TILE < bestDistance; ring++) {
      for (let x = across - ring; x <= across + ring; x++) {
        look(x, down - ring);
        if (ring > 0) look(x, down + ring);
      }
      for (let y = down - ring + 1; y < down + ring; y++) {
        look(across - ring, y);
        look(across + ring, y);
      }
    }
    return best;
  }
}
