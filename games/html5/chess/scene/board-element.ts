import { t } from "#html5/chess/words.ts";
import type { Area } from "./board-squares.ts";
import { element } from "./element.ts";

/** The place of the board in the page: the canvas behind draws it, this element takes focus and names it. */
export function boardElement(): HTMLElement {
  const board = element("div", "board");
  board.tabIndex = 0;
  board.role = "application";
  board.ariaLabel = t("spoken.board");
  return board;
}

export function areaOf(board: HTMLElement): Area {
  const { left, top, width } = board.getBoundingClientRect();
  return { left, top, size: width };
}
