import { clamp } from "#kit/ease.ts";
import type { Controls } from "#kit/input/controls.ts";
import { palette } from "./palette.ts";
import { drawText } from "./text.ts";
import type { View } from "./view.ts";

/** Actions that drive a menu. */
export type MenuAction = "up" | "down" | "left" | "right" | "confirm";
export type Choice = { label: string; note?: string; isLocked?: boolean };
export type Area = { x: number; y: number; width: number; height: number };

/** Menu of a game. */
export interface Menu {
  /** The choice that the keys or the mouse point at. */
  readonly index: number;
  /** Returns the index of the choice that was made in this step, if any. */
  step(controls: Controls<MenuAction>): number | undefined;
  /** Where a choice lies, for games that draw their own cards. */
  areaOf(index: number): Area;
  draw(view: View): void;
}

const GAP = 10;

/** Menu of choices in a grid, for keys, gamepad, mouse and touch: levels, kitchens, strengths, upgrades. */
export function createMenu(choices: readonly Choice[], area: Area, columns = 1, first = 0): Menu {
  const rows = Math.ceil(choices.length / columns);
  let index = clamp(first, 0, choices.length - 1);

  const cellOf = (at: number): Area => {
    const width = (area.width - GAP * (columns - 1)) / columns;
    const height = (area.height - GAP * (rows - 1)) / rows;
    const x = area.x + (at % columns) * (width + GAP);
    const y = area.y + Math.floor(at / columns) * (height + GAP);
    return { x, y, width, height };
  };
  const cellAt = (x: number, y: number) =>
    choices.findIndex((_, at) => {
      const cell = cellOf(at);
      return x >= cell.x && x < cell.x + cell.width && y >= cell.y && y < cell.y + cell.height;
    });
  const move = (by: number) => {
    if (index + by >= 0 && index + by < choices.length) index += by;
  };
  let last: { x: number; y: number } | undefined;

  return {
    get index() {
      return index;
    },
    step(controls) {
      if (controls.pressed("left")) move(-1);
      if (controls.pressed("right")) move(1);
      if (controls.pressed("up")) move(-columns);
      if (controls.pressed("down")) move(columns);
      const { x, y, pressed } = controls.pointer;
      const under = cellAt(x, y);
      // A mouse that does not move must not override the keys.
      const hasMoved = last !== undefined && (last.x !== x || last.y !== y);
      if (under >= 0 && (pressed || hasMoved)) index = under;
      last = { x, y };
      const isMade = controls.pressed("confirm") || (pressed && under >= 0);
      return isMade && !choices[index]?.isLocked ? index : undefined;
    },
    areaOf: cellOf,
    draw(view) {
      choices.forEach((choice, at) => {
        drawChoice(view, choice, cellOf(at), at === index);
      });
    },
  };
}

function drawChoice(view: View, { label, note, isLocked }: Choice, cell: Area, isChosen: boolean) {
  const { ctx } = view;
  ctx.fillStyle = isChosen ? palette.orange : palette.boardLight;
  ctx.beginPath();
  ctx.roundRect(cell.x, cell.y, cell.width, cell.height, 10);
  ctx.fill();
  const color = isLocked ? palette.chalkDim : isChosen ? palette.board : palette.chalk;
  const x = cell.x + cell.width / 2;
  const middle = cell.y + cell.height / 2;
  const style = { align: "center", baseline: "middle", color, width: cell.width - 12 } as const;
  drawText(view, label, x, note ? middle - 12 : middle, { ...style, size: 22 });
  if (note) drawText(view, note, x, middle + 16, { ...style, size: 16 });
}
