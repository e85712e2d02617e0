import type { PuzzleKey } from "./engine.ts";

export type Move = Extract<PuzzleKey, "up" | "down" | "left" | "right" | "action">;

export type Cell = { readonly x: number; readonly y: number };

/** A finger that has gone this far, in CSS pixels, has swiped. */
const SWIPE_PX = 22;

/** The way that a finger has gone; undefined while it may still be a tap. */
export function swipeOf(x: number, y: number): Move | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < SWIPE_PX) return undefined;
  return wayOf(x, y);
}

/** What a tap on a cell means: a step of the nearest player towards it, and the action on the player itself or where there is none. */
export function tapOf(cell: Cell, players: readonly Cell[]): Move {
  const distance = (player: Cell) => Math.abs(cell.x - player.x) + Math.abs(cell.y - player.y);
  const [nearest] = players.toSorted((a, b) => distance(a) - distance(b));
  if (nearest === undefined || distance(nearest) === 0) return "action";
  return wayOf(cell.x - nearest.x, cell.y - nearest.y);
}

function wayOf(x: number, y: number): Move {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "down" : "up";
}
