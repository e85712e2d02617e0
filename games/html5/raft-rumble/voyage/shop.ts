import type { Area } from "#kit/draw/menu.ts";
import type { Controls, Point } from "#kit/input/controls.ts";
import { type Good, goods } from "./goods.ts";
import { type Frame, isInside } from "./layout.ts";
import type { Locker } from "./locker.ts";
import { type Action, everySeat, isPressed } from "./orders.ts";

/** A cell without a good is the way back. */
export type ShopCell = Area & { good?: Good };
export type ShopRow = { title: number; cells: ShopCell[] };

const TOP = 66;
const TITLE = 32;
const GAP = 8;
const BACK = 48;
const MOST_WIDTH = 1180;
const MOST_HEIGHT = 760;
/** Room for the line on what is pointed at, below the stand. */
const LINE = 96;

/** Where everything lies in the shop: the own raft on its stand, and the rows of goods beside it. */
export function shopPlaces({ width, height }: Frame): { stand: Area; line: Area; rows: ShopRow[] } {
  const wide = Math.min(width - 32, MOST_WIDTH);
  const left = (width - wide) / 2;
  const bottom = Math.min(height - 12, MOST_HEIGHT);
  const stand = { x: left, y: TOP, width: wide * 0.3, height: bottom - TOP - LINE };
  const line = { x: left, y: bottom - LINE + GAP, width: stand.width, height: LINE - GAP };
  const x = left + stand.width + 20;
  const room = left + wide - x;
  const high = (bottom - TOP - BACK - goods.length * (TITLE + GAP)) / goods.length;
  const rows = goods.map((list, at) => {
    const title = TOP + at * (TITLE + high + GAP);
    const step = (room + GAP) / list.length;
    const cells = list.map((good, column) => ({
      good,
      x: x + column * step,
      y: title + TITLE,
      width: step - GAP,
      height: high,
    }));
    return { title, cells };
  });
  const back = { x, y: bottom - BACK, width: room, height: BACK };
  return { stand, line, rows: [...rows, { title: Number.NaN, cells: [back] }] };
}

/** The shop's cursor, for keys, gamepad, mouse and touch. */
export class Shop {
  row = 0;
  column = 0;
  private readonly locker: Locker;
  private last: Point | undefined;

  constructor(locker: Locker) {
    this.locker = locker;
  }

  /** The good that is pointed at. */
  get good(): Good | undefined {
    return goods[this.row]?.[this.column];
  }

  step(
    controls: Controls<Action>,
    frame: Frame,
  ): "choose" | "bought" | "chosen" | "refuse" | "back" | undefined {
    const { row, column } = this;
    const { rows } = shopPlaces(frame);
    this.move(controls, rows);
    const isOver = this.point(controls, rows);
    const isMade = isPressed(controls, everySeat, "fire") || (isOver && controls.pointer.pressed);
    const cell = rows[this.row]?.cells[this.column];
    if (isMade && cell) return cell.good ? this.locker.take(cell.good) : "back";
    return row === this.row && column === this.column ? undefined : "choose";
  }

  /** Follows a mouse that moves or clicks; one that lies still does not fight the keys. */
  private point({ pointer }: Controls<Action>, rows: readonly ShopRow[]): boolean {
    const { x, y, pressed } = pointer;
    const hasMoved = this.last !== undefined && (this.last.x !== x || this.last.y !== y);
    this.last = { x, y };
    const row = rows.findIndex(({ cells }) => cells.some((cell) => isInside(pointer, cell)));
    if (row < 0) return false;
    if (hasMoved || pressed) {
      this.row = row;
      this.column = rows[row]?.cells.findIndex((cell) => isInside(pointer, cell)) ?? 0;
    }
    return true;
  }

  private move(controls: Controls<Action>, rows: readonly ShopRow[]) {
    const pressed = (move: "left" | "right" | "up" | "down") => Number(isPressed(controls, everySeat, move));
    const cells = rows[this.row]?.cells ?? [];
    const right = pressed("right") - pressed("left");
    if (cells[this.column + right]) this.column += right;
    const down = pressed("down") - pressed("up");
    const next = rows[this.row + down]?.cells;
    if (down === 0 || !next) return;
    const share = (this.column + 0.5) / Math.max(1, cells.length);
    this.column = Math.min(next.length - 1, Math.floor(share * next.length));
    this.row += down;
  }
}
