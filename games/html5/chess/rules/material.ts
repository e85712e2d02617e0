import { BISHOP, type Colour, colourOf, EMPTY, KING, KNIGHT, kindOf } from "./pieces.ts";
import type { Position } from "./position.ts";
import { allSquares, isLight } from "./squares.ts";

/** No order of moves, however silly, can end in mate: bare kings, one knight or bishop, or bishops all of one colour. */
export function isDeadPosition(position: Position): boolean {
  const others = allSquares.filter((square) => {
    const kind = kindOf(position.pieceAt(square));
    return kind !== EMPTY && kind !== KING;
  });
  if (others.length === 0) return true;
  const kinds = others.map((square) => kindOf(position.pieceAt(square)));
  if (others.length === 1) return kinds[0] === KNIGHT || kinds[0] === BISHOP;
  return kinds.every((kind) => kind === BISHOP) && new Set(others.map(isLight)).size === 1;
}

/** Whoever runs out of time loses only to somebody who could still have won. */
export function canMate(position: Position, colour: Colour): boolean {
  const kinds = allSquares
    .map((square) => position.pieceAt(square))
    .filter((piece) => piece !== EMPTY && colourOf(piece) === colour && kindOf(piece) !== KING)
    .map(kindOf);
  return kinds.length > 1 || (kinds.length === 1 && kinds[0] !== KNIGHT && kinds[0] !== BISHOP);
}
