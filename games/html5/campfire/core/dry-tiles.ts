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
    const middle = { x: (across + 0.5) * TILE, y: (down + 0.5) * TILE };
    // No rim is steeper than this where it counts, beyond half of the radius.
    const slope = 1 + 2 * coast.waves.reduce((sum, { count, height }) => sum + count * height, 0);
    if (depthIn(coast, middle) < margin + HALF_DIAGONAL * slope) return false;
    return ponds.every((pond) => depthIn(pond, middle) < -0.6 * pond.radius - HALF_DIAGONAL);
  }
}
