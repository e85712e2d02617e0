import { depthIn, type Island, SIZE, type Spot } from "./island.ts";

const UNKNOWN = 0;
const DRY = 1;
const SHORE = 2;
/** Small ones, so that few of those at the water count as wet: there the rim is looked at in every step. */
const TILE = 20;
const TILES = SIZE / TILE;
/** From the middle of a tile to its corner. */
const HALF_DIAGONAL = TILE * Math.SQRT1_2;

/**
 * Tiles on which nobody can get their feet wet, found out when somebody first walks there. Rims are made of sines: to look at
 * them in every step of everybody would take longer than all the rest.
 */
export class DryTiles {
  private readonly tiles = new Uint8Array(TILES * TILES);
  private readonly island: Island;

  constructor(island: Island) {
    this.island = island;
  }

  /** Whether all of the tile is further from the water than `margin`, which is the same in every question. */
  has({ x, y }: Spot, margin: number): boolean {
    const across = Math.floor(x / TILE) | 0;
    const down = Math.floor(y / TILE) | 0;
    const index = down * TILES + across;
    if (this.tiles[index] === UNKNOWN) this.tiles[index] = this.isDry(across, down, margin) ? DRY : SHORE;
    return this.tiles[index] === DRY;
  }

  private isDry(across: number, down: number, margin: number): boolean {
    const { coast, ponds } = this.island;
    middle.x = (across + 0.5) * TILE;
    middle.y = (down + 0.5) * TILE;
    if (depthIn(coast, middle) < margin + HALF_DIAGONAL * coast.steepness) return false;
    for (const pond of ponds)
      if (depthIn(pond, middle) > -margin - HALF_DIAGONAL * pond.steepness) return false;
    return true;
  }
}

/** Scratch spot of `isDry`. */
const middle = { x: 0, y: 0 };
