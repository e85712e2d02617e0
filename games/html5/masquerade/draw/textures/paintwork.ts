import type { Normal } from "#html5/masquerade/core/blob.ts";
import { CELL, type Level, type Place } from "#html5/masquerade/core/level.ts";
import type { Random } from "#kit/random.ts";
import { drawnHeight, type Side, sidesOf } from "./sides.ts";
import { type Stamp, stampOf } from "./stamps.ts";

/** Pixels of paint along a cell; a side is two cells high. */
export const TEXELS = 32;
export const SIDE_TEXELS = 64;
export const WIDTH = 1024;
const PER_METRE = TEXELS / CELL;
const MOST_DRIPS = 48;

type Drip = { x: number; y: number; z: number; normal: Normal; left: number; size: number; colour: Bytes };
type Bytes = readonly [number, number, number];
type Box = { x: number; y: number; width: number; height: number };

/**
 * Paint that stays: one picture in which every surface of the map has its place. What lies flat is there as seen from above,
 * each side of a block has a tile of its own. Alpha is how thick the paint lies; the shader cuts it at one half, so that a
 * coarse picture still has sharp edges.
 */
export class Paintwork {
  readonly height: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly sides: readonly Side[];
  /** What changed since it was last sent to the graphics card. */
  dirty: Box[] = [];
  private readonly level: Level;
  private readonly tiles: Int16Array;
  private readonly floor: { columns: number; rows: number };
  private readonly random: Random;
  private drips: Drip[] = [];

  constructor(level: Level, random: Random) {
    this.level = level;
    this.random = random;
    this.sides = sidesOf(level);
    this.floor = { columns: level.columns * TEXELS, rows: level.rows * TEXELS };
    this.tiles = new Int16Array(level.heights.length * 4).fill(-1);
    this.sides.forEach(({ cell, way }, index) => {
      this.tiles[cell * 4 + way] = index;
    });
    const last = this.cornerOf(this.sides.length - 1);
    this.height = Math.max(this.floor.rows, last.y + SIDE_TEXELS);
    this.pixels = new Uint8Array(WIDTH * this.height * 4);
  }

  clear(): void {
    this.pixels.fill(0);
    this.drips = [];
    this.dirty = [{ x: 0, y: 0, width: WIDTH, height: this.height }];
  }

  /** The upper left pixel of a side's tile: first beside the floor, then below it. */
  cornerOf(index: number): { x: number; y: number } {
    const beside = Math.floor((WIDTH - this.floor.columns) / TEXELS);
    const bands = Math.floor(this.floor.rows / SIDE_TEXELS);
    if (index < beside * bands) {
      return {
        x: this.floor.columns + (index % beside) * TEXELS,
        y: Math.floor(index / beside) * SIDE_TEXELS,
      };
    }
    const rest = index - beside * bands;
    const across = WIDTH / TEXELS;
    return { x: (rest % across) * TEXELS, y: this.floor.rows + Math.floor(rest / across) * SIDE_TEXELS };
  }

  splat(at: Place, normal: Normal, size: number, colour: Bytes): void {
    const stamp = stampOf(this.random.int(0, 99), size * PER_METRE, this.random.chance(0.5));
    this.press(at, normal, stamp, colour);
    if (normal.nz > 0 || this.drips.length >= MOST_DRIPS) return;
    for (let i = this.random.int(0, 2); i > 0; i--) {
      const aside = this.random.between(-size, size) * 0.4;
      const along = normal.nx === 0 ? { x: at.x + aside, y: at.y } : { x: at.x, y: at.y + aside };
      const left = this.random.int(14, 50);
      this.drips.push({ ...along, z: at.z, normal, left, size: this.random.between(0.05, 0.09), colour });
    }
  }

  /** Paint runs down the walls. */
  step(): void {
    this.drips = this.drips.filter((drip) => {
      drip.z -= 0.035;
      this.press(drip, drip.normal, stampOf(-1, drip.size * PER_METRE, false), drip.colour);
      return --drip.left > 0 && drip.z > 0;
    });
  }

  private press(at: Place, normal: Normal, stamp: Stamp, colour: Bytes) {
    if (normal.nz > 0) this.pressFlat(at, stamp, colour);
    else this.pressSide(at, normal, stamp, colour);
  }

  private pressFlat(at: Place, stamp: Stamp, colour: Bytes) {
    const { reach } = stamp;
    const middle = { x: at.x * PER_METRE, y: at.y * PER_METRE };
    const from = {
      x: Math.max(0, Math.floor(middle.x - reach)),
      y: Math.max(0, Math.floor(middle.y - reach)),
    };
    const to = {
      x: Math.min(this.floor.columns, Math.ceil(middle.x + reach)),
      y: Math.min(this.floor.rows, Math.ceil(middle.y + reach)),
    };
    for (let y = from.y; y < to.y; y++) {
      for (let x = from.x; x < to.x; x++) {
        const cell = Math.floor(y / TEXELS) * this.level.columns + Math.floor(x / TEXELS);
        if (Math.abs(drawnHeight(this.level, cell) - at.z) > 0.1) continue;
        this.lay(x, y, stamp.at(x + 0.5 - middle.x, y + 0.5 - middle.y), colour);
      }
    }
    this.dirty.push({ ...from, width: to.x - from.x, height: to.y - from.y });
  }

  private pressSide(at: Place, { nx, ny }: Normal, stamp: Stamp, colour: Bytes) {
    const way = nx > 0 ? 0 : nx < 0 ? 1 : ny > 0 ? 2 : 3;
    const cell = this.level.cellAt(at.x - nx * 0.1, at.y - ny * 0.1);
    const along = (nx === 0 ? at.x : at.y) * PER_METRE;
    const stride = nx === 0 ? 1 : this.level.columns;
    for (const shift of [-1, 0, 1]) {
      const index = this.tiles[(cell + shift * stride) * 4 + way] ?? -1;
      const side = this.sides[index];
      if (!side) continue;
      const place = nx === 0 ? side.cell % this.level.columns : Math.floor(side.cell / this.level.columns);
      this.pressTile(index, along - place * TEXELS, (at.z - side.bottom) * PER_METRE, stamp, colour);
    }
  }

  private pressTile(index: number, u: number, v: number, stamp: Stamp, colour: Bytes) {
    const corner = this.cornerOf(index);
    const { reach } = stamp;
    const fromX = Math.max(0, Math.floor(u - reach));
    const toX = Math.min(TEXELS, Math.ceil(u + reach));
    const fromY = Math.max(0, Math.floor(v - reach));
    const toY = Math.min(SIDE_TEXELS, Math.ceil(v + reach));
    if (fromX >= toX || fromY >= toY) return;
    for (let y = fromY; y < toY; y++) {
      for (let x = fromX; x < toX; x++) {
        this.lay(corner.x + x, corner.y + y, stamp.at(x + 0.5 - u, y + 0.5 - v), colour);
      }
    }
    this.dirty.push({ x: corner.x + fromX, y: corner.y + fromY, width: toX - fromX, height: toY - fromY });
  }

  private lay(x: number, y: number, thick: number, [r, g, b]: Bytes) {
    if (thick < 6) return;
    const at = (y * WIDTH + x) * 4;
    const { pixels } = this;
    const before = pixels[at + 3] ?? 0;
    if (thick >= 118 || thick > before) {
      pixels[at] = r;
      pixels[at + 1] = g;
      pixels[at + 2] = b;
    }
    pixels[at + 3] = Math.max(before, thick);
  }
}
