import { kindOfLetter, letterOf } from "./pieces.ts";
import { squareName } from "./squares.ts";

/** A move packed into one number, so that the engine can sort and remember thousands of them without garbage. */
export type Move = number;

export const NO_MOVE: Move = 0;

export const PLAIN = 0;
export const DOUBLE_STEP = 1;
export const EN_PASSANT = 2;
export const CASTLING = 3;

/** `captured` is the piece that goes, for en passant too. */
export function packMove(
  from: number,
  to: number,
  piece: number,
  captured: number,
  kind: number,
  promotion: number,
): Move {
  return from | (to << 7) | (promotion << 14) | (kind << 17) | (captured << 19) | (piece << 23);
}

export const fromOf = (move: Move): number => move & 127;
export const toOf = (move: Move): number => (move >> 7) & 127;
/** The kind of piece that a pawn becomes; 0 when it becomes nothing. */
export const promotionOf = (move: Move): number => (move >> 14) & 7;
export const moveKind = (move: Move): number => (move >> 17) & 3;
export const capturedBy = (move: Move): number => (move >> 19) & 15;
export const pieceMoved = (move: Move): number => (move >> 23) & 15;

/** `e2e4`, `e7e8q`: how moves are saved and named in tests. */
export function moveName(move: Move): string {
  const promotion = promotionOf(move);
  return (
    squareName(fromOf(move)) + squareName(toOf(move)) + (promotion ? letterOf(promotion).toLowerCase() : "")
  );
}

/** The move of this name among legal ones; a pawn that says nothing becomes a queen. */
export function findMove(legal: readonly Move[], name: string): Move | undefined {
  const found = legal.find((move) => moveName(move) === name);
  if (found !== undefined || name.length !== 4) return found;
  return legal.find((move) => moveName(move).startsWith(name) && promotionOf(move) === kindOfLetter("q"));
}

/** Moves of one position, written into the same memory again and again. */
export class MoveList {
  readonly moves = new Int32Array(256);
  /** Whatever the engine sorts by. */
  readonly scores = new Int32Array(256);
  count = 0;

  add(move: Move): void {
    this.moves[this.count++] = move;
  }

  at(index: number): Move {
    return this.moves[index] ?? NO_MOVE;
  }

  toArray(): Move[] {
    return Array.from(this.moves.subarray(0, this.count));
  }
}
