import type { Area, MenuAction } from "#kit/draw/menu.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Career } from "./career.ts";
import { type Paint, type Pattern, paints, patterns } from "./paints.ts";
import { type Setup, setups } from "./setups.ts";

export type GarageItem = { paint: Paint } | { pattern: Pattern } | { setup: Setup } | { isDone: true };
export type GarageCell = Area & GarageItem;
/** What is told of the page: the car's stand, the rows of cells, and where each row's title hangs. */
export type GaragePlaces = { stand: Area; rows: { title: number; cells: GarageCell[] }[] };

const GAP = 10;
const TOP = 74;
const MOST_WIDTH = 1180;
const MOST_HEIGHT = 2000;
/** Room for the title of a row. */
const TITLE = 34;

/** Where everything lies in the garage: the car beside the choices, or above them where the picture is upright. */
export function garagePlaces(width: number, height: number): GaragePlaces {
  const wide = Math.min(width - 32, MOST_WIDTH);
  const tall = Math.min(height, MOST_HEIGHT) - 16 - TOP;
  const left = (width - wide) / 2;
  const isUpright = height > width;
  const stand = isUpright
    ? { x: left, y: TOP, width: wide, height: tall * 0.3 }
    : { x: left, y: TOP, width: wide * 0.3, height: tall };
  const x = isUpright ? left : left + stand.width + GAP * 2;
  const from = isUpright ? TOP + stand.height + GAP : TOP;
  const room = { x, width: left + wide - x };
  const rest = TOP + tall - from;
  const perRow = isUpright ? 1 : setups.length;
  const lists: { items: GarageItem[]; columns: number; share: number; isTitled: boolean }[] = [
    { items: paints.map((paint) => ({ paint })), columns: paints.length, share: 0.15, isTitled: true },
    { items: patterns.map((pattern) => ({ pattern })), columns: patterns.length, share: 0.2, isTitled: true },
    {
      items: setups.map((setup) => ({ setup })),
      columns: perRow,
      share: isUpright ? 0.42 : 0.32,
      isTitled: true,
    },
    { items: [{ isDone: true }], columns: 1, share: 0.11, isTitled: false },
  ];
  const titles = lists.filter(({ isTitled }) => isTitled).length * TITLE;
  const shares = lists.reduce((sum, { share }) => sum + share, 0);
  let y = from;
  const rows: GaragePlaces["rows"] = [];
  for (const { items, columns, share, isTitled } of lists) {
    const title = y;
    const high = ((rest - titles - GAP * (lists.length - 1)) * share) / shares;
    if (isTitled) y += TITLE;
    const lines = Math.ceil(items.length / columns);
    const cell = {
      width: (room.width - GAP * (columns - 1)) / columns,
      height: (high - GAP * (lines - 1)) / lines,
    };
    for (let line = 0; line < lines; line++) {
      const top = y + line * (cell.height + GAP);
      const cells = items.slice(line * columns, (line + 1) * columns).map((item, at) => ({
        ...item,
        ...cell,
        x: room.x + at * (cell.width + GAP),
        y: top,
      }));
      rows.push({ title: line === 0 && isTitled ? title : Number.NaN, cells });
    }
    y += high + GAP;
  }
  return { stand, rows };
}

/** Paints and tunes the car with keys, gamepad, mouse or touch. */
export class Garage {
  row = 0;
  column = 0;
  private readonly career: Career;
  private last: { x: number; y: number } | undefined;

  constructor(career: Career) {
    this.career = career;
    this.column = paints.indexOf(career.paint);
  }

  /** Tells when it is left, or that something happened on the page. */
  step(controls: Controls<MenuAction>, width: number, height: number): "done" | "moved" | "shut" | undefined {
    const before = this.row * 100 + this.column;
    const { rows } = garagePlaces(width, height);
    this.move(controls, rows);
    const { x, y, pressed } = controls.pointer;
    const hasMoved = this.last !== undefined && (this.last.x !== x || this.last.y !== y);
    this.last = { x, y };
    let isOver = false;
    for (const [row, { cells }] of rows.entries()) {
      const column = cells.findIndex((c) => x >= c.x && x < c.x + c.width && y >= c.y && y < c.y + c.height);
      if (column < 0) continue;
      isOver = true;
      // A mouse that lies still does not fight the keys.
      if (pressed || hasMoved) Object.assign(this, { row, column });
    }
    const isMade = controls.pressed("confirm") || (pressed && isOver);
    const cell = rows[this.row]?.cells[this.column];
    if (isMade && cell) return this.take(cell);
    return before === this.row * 100 + this.column ? undefined : "moved";
  }

  private take(cell: GarageCell): "done" | "moved" | "shut" {
    if ("isDone" in cell) return "done";
    return this.career.fit(cell) ? "moved" : "shut";
  }

  private move(controls: Controls<MenuAction>, rows: GaragePlaces["rows"]) {
    const cells = rows[this.row]?.cells ?? [];
    if (controls.pressed("left") && this.column > 0) this.column--;
    if (controls.pressed("right") && this.column < cells.length - 1) this.column++;
    const down = Number(controls.pressed("down")) - Number(controls.pressed("up"));
    const next = rows[this.row + down]?.cells;
    if (down === 0 || !next) return;
    // To the cell that lies nearest to the one before.
    const middle = middleOf(cells[this.column]);
    const gaps = next.map((cell) => Math.abs(middleOf(cell) - middle));
    this.column = gaps.indexOf(Math.min(...gaps));
    this.row += down;
  }
}

const middleOf = (cell: GarageCell | undefined) => (cell ? cell.x + cell.width / 2 : 0);
