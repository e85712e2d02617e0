import type { Area, MenuAction } from "#kit/draw/menu.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Career } from "./career.ts";
import { cars, type Spec } from "./cars.ts";
import type { Track } from "./track.ts";
import { tracks } from "./tracks.ts";

export type Cell = Area & ({ track: Track } | { car: Spec });

const COLUMNS = 4;
const GAP = 12;
const TOP = 74;
const CARS = 92;

/** Where each track and car lies on the page: two rows of tracks, a row of cars. */
export function cellsFor(width: number, height: number): Cell[] {
  const wide = Math.min(width - 32, 1180);
  const left = (width - wide) / 2;
  const bottom = Math.min(height - 16, 900);
  const tile = { width: (wide - GAP * (COLUMNS - 1)) / COLUMNS, height: (bottom - TOP - CARS - GAP * 2) / 2 };
  const key = { width: (wide - GAP * (cars.length - 1)) / cars.length, height: CARS };
  return [
    ...tracks.map((track, i) => ({
      track,
      x: left + (i % COLUMNS) * (tile.width + GAP),
      y: TOP + Math.floor(i / COLUMNS) * (tile.height + GAP),
      ...tile,
    })),
    ...cars.map((car, i) => ({ car, x: left + i * (key.width + GAP), y: bottom - CARS, ...key })),
  ];
}

/** Chooses track and car with keys, gamepad, mouse or touch. */
export class Picker {
  /** Tracks first, then cars. */
  cursor: number;
  private readonly career: Career;
  private last: { x: number; y: number } | undefined;

  constructor(career: Career) {
    this.career = career;
    this.cursor = tracks.indexOf(career.track);
  }

  /** Tells when a track was taken, or that something happened on the page. */
  step(
    controls: Controls<MenuAction>,
    width: number,
    height: number,
  ): "start" | "moved" | "shut" | undefined {
    const before = this.cursor;
    this.move(controls);
    const cells = cellsFor(width, height);
    const { x, y, pressed } = controls.pointer;
    const under = cells.findIndex((c) => x >= c.x && x < c.x + c.width && y >= c.y && y < c.y + c.height);
    // A mouse that lies still does not fight the keys.
    const hasMoved = this.last !== undefined && (this.last.x !== x || this.last.y !== y);
    if (under >= 0 && (pressed || hasMoved)) this.cursor = under;
    this.last = { x, y };
    if (controls.pressed("confirm") || (pressed && under >= 0)) return this.take(cells[this.cursor]);
    return this.cursor === before ? undefined : "moved";
  }

  private take(cell: Cell | undefined): "start" | "moved" | "shut" {
    const { career } = this;
    if (!cell || !career.isOpen("track" in cell ? cell.track : cell.car)) return "shut";
    if ("car" in cell) {
      career.choose(career.track, cell.car);
      this.cursor = tracks.indexOf(career.track);
      return "moved";
    }
    career.choose(cell.track, career.car);
    return "start";
  }

  private move(controls: Controls<MenuAction>) {
    const count = tracks.length;
    const isCar = this.cursor >= count;
    if (controls.pressed("left") && this.cursor !== 0 && this.cursor !== count) this.cursor--;
    if (controls.pressed("right") && this.cursor !== count - 1 && this.cursor !== count + cars.length - 1)
      this.cursor++;
    if (controls.pressed("up")) {
      if (isCar) this.cursor = COLUMNS + Math.min(COLUMNS - 1, this.cursor - count);
      else if (this.cursor >= COLUMNS) this.cursor -= COLUMNS;
    }
    if (controls.pressed("down") && !isCar) {
      const column = this.cursor % COLUMNS;
      this.cursor = this.cursor < COLUMNS ? this.cursor + COLUMNS : count + Math.min(cars.length - 1, column);
    }
  }
}
