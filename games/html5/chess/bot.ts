import type { Bot } from "#kit/bot.ts";
import { Search } from "./engine/search.ts";
import { Table } from "./engine/table.ts";
import type { Action } from "./match/hand.ts";
import type { Snapshot } from "./match/match.ts";
import { readFen } from "./rules/fen.ts";
import { fromOf, type Move, toOf } from "./rules/move.ts";
import { fileOf, rankOf, type Square } from "./rules/squares.ts";

const chosen = new Map<string, Move>();

/** Clicks from square to square. Looks three half-moves ahead, which is more than the weakest opponent does. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 100, steps: 3 * 60 * 60 },
  coverStep: 300,
  act(snapshot) {
    // A press counts when the finger was up before.
    if (!snapshot.isYourTurn || snapshot.isPointerDown) return {};
    if (snapshot.isPromoting) return { held: ["choose"] };
    const move = bestMove(snapshot.fen);
    const square = snapshot.selected === fromOf(move) ? toOf(move) : fromOf(move);
    return { pointer: { ...centreOf(square, snapshot.isFlipped), isDown: true } };
  },
};

function bestMove(fen: string): Move {
  const known = chosen.get(fen);
  if (known !== undefined) return known;
  const { move } = new Search(readFen(fen), new Table(14)).run({ depth: 3, nodes: 20_000 });
  chosen.set(fen, move);
  return move;
}

function centreOf(square: Square, isFlipped: boolean) {
  const x = fileOf(square) + 0.5;
  const y = rankOf(square) + 0.5;
  return isFlipped ? { x: 8 - x, y } : { x, y: 8 - y };
}
