import { hypot } from "#kit/exact-math.ts";
import { type MapId, maps } from "./maps.ts";

/** Metres along one side of a cell. */
export const CELL = 2;
export const WALL = 3.5;
export const TALL = 4;
const FRONTS: Readonly<Record<string, number>> = { A: 5, B: 6.5, C: 8 };
/** What a guest walks up, and what it can jump onto. */
export const STEP = 0.55;
export const LEAP = 1.05;

export type Spot = { x: number; y: number };
export type Place = Spot & { z: number };

/** A map that can be walked on and painted: one height for each cell. */
export class Level {
  readonly id: MapId;
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float32Array;
  readonly letters: string;
  readonly masks: readonly Place[];
  readonly lamps: readonly Place[];
  /** Middles of all cells that one can stand on and come back from. */
  readonly open: readonly number[];
  /** For each cell the cells that can be walked to from it, and those from which it can be reached. */
  readonly ways: readonly (readonly number[])[];
  readonly backs: readonly (readonly number[])[];

  constructor(id: MapId) {
    const { rows } = maps[id];
    this.id = id;
    this.rows = rows.length;
    this.columns = rows[0]?.length ?? 0;
    this.letters = rows.join("");
    this.heights = new Float32Array(this.letters.length);
    for (let cell = 0; cell < this.letters.length; cell++) this.heights[cell] = this.read(cell);
    this.masks = this.find("m");
    this.lamps = this.find("l");
    this.ways = Array.from(this.heights, (_, cell) => this.waysFrom(cell));
    const backs = Array.from(this.heights, (): number[] => []);
    this.ways.forEach((list, cell) => {
      for (const next of list) backs[next]?.push(cell);
    });
    this.backs = backs;
    this.open = this.ways.flatMap((list, cell) => (list.length > 0 ? [cell] : []));
  }

  private read(cell: number): number {
    const letter = this.letters[cell] ?? "#";
    if (letter === "#") return WALL;
    if (letter === "o") return TALL;
    if (letter === "m" || letter === "l") return this.heights[cell - 1] ?? 0;
    return FRONTS[letter] ?? (Number(letter) || 0) / 2;
  }

  private find(letter: string): Place[] {
    return [...this.letters].flatMap((found, cell) =>
      found === letter ? [{ ...this.middleOf(cell), z: this.heights[cell] ?? 0 }] : [],
    );
  }

  cellAt(x: number, y: number): number {
    const column = Math.max(0, Math.min(this.columns - 1, Math.floor(x / CELL)));
    const row = Math.max(0, Math.min(this.rows - 1, Math.floor(y / CELL)));
    return row * this.columns + column;
  }

  heightAt(x: number, y: number): number {
    return this.heights[this.cellAt(x, y)] ?? WALL;
  }

  middleOf(cell: number): Spot {
    return {
      x: ((cell % this.columns) + 0.5) * CELL,
      y: (Math.floor(cell / this.columns) + 0.5) * CELL,
    };
  }

  isBuilding(cell: number): boolean {
    return (this.heights[cell] ?? WALL) >= WALL;
  }

  /** The highest of what is under a square around the place. */
  highestUnder(x: number, y: number, radius: number): number {
    return Math.max(
      this.heightAt(x - radius, y - radius),
      this.heightAt(x + radius, y - radius),
      this.heightAt(x - radius, y + radius),
      this.heightAt(x + radius, y + radius),
    );
  }

  /** Whether nothing stands between two places. */
  isClear(from: Place, to: Place): boolean {
    const length = hypot(to.x - from.x, to.y - from.y);
    const parts = Math.ceil(length / 0.45);
    for (let i = 1; i < parts; i++) {
      const part = i / parts;
      const z = from.z + (to.z - from.z) * part;
      if (this.heightAt(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part) > z) return false;
    }
    return true;
  }

  private waysFrom(cell: number): number[] {
    if (this.isBuilding(cell)) return [];
    const { columns, heights } = this;
    const own = heights[cell] ?? 0;
    const rise = (other: number) => (heights[other] ?? WALL) - own;
    const straight = [-1, 1, -columns, columns].map((by) => cell + by).filter((next) => rise(next) <= LEAP);
    const corners = [-1, 1].flatMap((dx) =>
      [-columns, columns].flatMap((dy) => {
        const isEven = [dx, dy, dx + dy].every((by) => Math.abs(rise(cell + by)) < 0.1);
        return isEven ? [cell + dx + dy] : [];
      }),
    );
    return [...straight, ...corners];
  }
}
