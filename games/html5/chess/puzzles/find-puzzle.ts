import { writeFen } from "#html5/chess/rules/fen.ts";
import { legalMoves } from "#html5/chess/rules/generate.ts";
import { capturedBy, type Move, moveName } from "#html5/chess/rules/move.ts";
import type { Position } from "#html5/chess/rules/position.ts";
import { matingMoves } from "./mates.ts";

export type Puzzle = { readonly fen: string; readonly line: readonly string[] };

/**
 * The puzzle in a position: a forced mate in exactly so many moves, where each move but the last is the only one that
 * forces it. The replies are those that hold out longest.
 */
export function findPuzzle(position: Position, moves: number): Puzzle | undefined {
  for (let fewer = 1; fewer < moves; fewer++)
    if (matingMoves(position, fewer, 1).length > 0) return undefined;
  const line = onlyLine(position, moves);
  return line && { fen: writeFen(position, 1), line: line.map(moveName) };
}

function onlyLine(position: Position, moves: number): Move[] | undefined {
  const [move, second] = matingMoves(position, moves);
  if (move === undefined || second !== undefined) return undefined;
  if (moves === 1) return [move];
  position.make(move);
  const rest = bestDefence(position, moves - 1);
  position.unmake(move);
  return rest && [move, ...rest];
}

/** A reply that lasts to the end, and what mates after it; captures are tried first, since they are what a player fears. */
function bestDefence(position: Position, moves: number): Move[] | undefined {
  const replies = legalMoves(position).toSorted(
    (a, b) => Number(capturedBy(b) > 0) - Number(capturedBy(a) > 0),
  );
  for (const reply of replies) {
    position.make(reply);
    const isLongest = moves === 1 || matingMoves(position, moves - 1, 1).length === 0;
    const rest = isLongest ? onlyLine(position, moves) : undefined;
    position.unmake(reply);
    if (rest) return [reply, ...rest];
  }
  return undefined;
}
