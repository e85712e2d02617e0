import { readFen } from "./fen.ts";
import { isLegal, pseudoMoves } from "./generate.ts";
import { MoveList } from "./move.ts";
import type { Position } from "./position.ts";

/** How many games of this many half-moves there are from a position. Published counts prove a move generator right. */
export function perft(fen: string, depth: number): number {
  const lists = Array.from({ length: depth }, () => new MoveList());
  return countFrom(readFen(fen), lists, 0);
}

function countFrom(position: Position, lists: readonly MoveList[], ply: number): number {
  const list = lists[ply];
  if (!list) return 1;
  const isLast = ply === lists.length - 1;
  const { isCheck } = position;
  let games = 0;
  pseudoMoves(position, list);
  for (let i = 0; i < list.count; i++) {
    const move = list.at(i);
    if (!isLegal(position, move, isCheck)) continue;
    if (isLast) games++;
    else {
      position.make(move);
      games += countFrom(position, lists, ply + 1);
      position.unmake(move);
    }
  }
  return games;
}
