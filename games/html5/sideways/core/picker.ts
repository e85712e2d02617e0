import type { Area, MenuAction } from "#kit/draw/menu.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Career } from "./career.ts";
import { cars, type Spec } from "./cars.ts";
import type { Track } from "./track.ts";
import { tracks } from "./tracks.ts";

export type Cell = Area & ({ track: Track } | { car: Spec } | { isGarage: true });

const GAP = 12;
const TOP = 74;
const MOST_WIDTH = 1180;
/** Where the picture is upright there are two columns, and words are larger against it. */
const LYING = { columns: 4, key: 92, mostHeight: 900 };
const UPRIGHT = { columns: 2, key: 150, mostHeight: 2100 };

const planFor = (width: number, height: number) => (height > width ? UPRIGHT : LYING);

/** Where everything lies on the page: rows of tracks, then the cars and the garage. */
export function cellsFor(width: number, height: number): Cell[] {
  const { columns, key, mostHeight } = planFor(width, height);
  const wide = Math.min(width - 32, MOST_WIDTH);
  const left = (width - wide) / 2;
  const bottom = Math.min(height - 16, mostHeight);
  const cellWidth = (wide - GAP * (columns - 1)) / columns;
  const keys: ({ car: Spec } | { isGarage: true })[] = [...cars.map((car) => ({ car })), { isGarage: true }];
  const tileRows = Math.ceil(tracks.length / columns);
  const keyRows = Math.ceil(keys.length / columns);
  const keysTop = bottom - keyRows * (key + GAP) + GAP;
  const tile = (keysTop - TOP) / tileRows - GAP;
  const place = (at: number, top: number, high: number) => ({
    x: left + (at % columns) * (cellWidth + GAP),
    y: top + Math.floor(at / columns) * (high + GAP),
    width: cellWidth,
    height: high,
  });
  return [
    ...tracks.map((track, at) => ({ track, ...place(at, TOP, tile) })),
    ...keys.map((cell, at) => ({ ...cell, ...place(at, keysTop, key) })),
  ];
}

type Told = "start" | "moved" | "shut" | "garage";

/** Chooses track and car, or the garage, with keys, gamepad, mouse or touch. */
export class Picker {
  /** Tracks first, then cars and the garage. */
  cursor: number;
  private readonly career: Career;
  private last: { x: number; y: number } | undefined;

  constructor(career: Career) {
    this.career = career;
    this.cursor = tracks.indexOf(career.track);
  }

  /** Tells when a track was taken, or that something happened on the page. */
  step(controls: Controls<MenuAction>, width: number, height: number): Told | undefined {
    const before = this.cursor;
    const cells = cellsFor(width, height);
    this.move(controls, planFor(width, height).columns, cells.length);
    const { x, y, pressed } = controls.pointer;
    const under = cells.findIndex((c) => x >= c.x && x < c.x + c.width && y >= c.y && y < c.y + c.height);
    // A mouse that lies still does not fight the keys.
    const hasMoved = this.last !== undefined && (this.last.x !== x || this.last.y !== y);
    if (under >= 0 && (pressed || hasMoved)) this.cursor = under;
    this.last = { x, y };
    if (controls.pressed("confirm") || (pressed && under >= 0)) return this.take(cells[this.cursor]);
    return this.cursor === before ? undefined : "moved";
  }

  private take(cell: Cell | undefined): Told {
    const { career } = this;
    if (cell && "isGarage" in cell) return "garage";
    if (!cell || !career.isOpen("track" in cell ? cell.track : cell.car)) return "shut";
    if ("car" in cell) {
      career.choose(career.track, cell.car);
      this.cursor = tracks.indexOf(career.track);
      return "moved";
    }
    career.choose(cell.track, career.car);
    return "start";
  }

  private move(controls: Controls<MenuAction>, columns: number, count: number) {
    const column = this.cursor % columns;
    if (controls.pressed("left") && column > 0) this.cursor--;
    if (controls.pressed("right") && column < columns - 1) this.cursor++;
    if (controls.pressed("up") && this.cursor >= columns) this.cursor -= columns;
    if (controls.pressed("down") && this.cursor + columns < count) this.cursor += columns;
  }
}
