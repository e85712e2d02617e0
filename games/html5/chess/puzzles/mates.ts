import { legalMoves } from "#html5/chess/rules/generate.ts";
import type { Move } from "#html5/chess/rules/move.ts";
import type { Position } from "#html5/chess/rules/position.ts";

/** Every first move that forces mate within so many moves, at most `limit` of them. Full width, so an empty list is a proof. */
export function matingMoves(position: Position, moves: number, limit = 2): Move[] {
  const found: Move[] = [];
  for (const move of legalMoves(position)) {
    if (!forcesMate(position, move, moves)) continue;
    found.push(move);
    if (found.length === limit) break;
  }
  return found;
}

/** Whether the opponent is mated within so many moves after this one, whatever the replies. */
function forcesMate(position: Position, move: Move, moves: number): boolean {
  position.make(move);
  const isForced = (moves > 1 || position.isCheck) && isMatedWithin(position, moves - 1);
  position.unmake(move);
  return isForced;
}

/** For the side that is to be mated, with its move. */
function isMatedWithin(position: Position, moves: number): boolean {
  const replies = legalMoves(position);
  if (replies.length === 0) return position.isCheck;
  if (moves === 0) return false;
  return replies.every((reply) => {
    position.make(reply);
    const isLost = canMate(position, moves);
    position.unmake(reply);
    return isLost;
  });
}

function canMate(position: Position, moves: number): boolean {
  return legalMoves(position).some((move) => forcesMate(position, move, moves));
}
