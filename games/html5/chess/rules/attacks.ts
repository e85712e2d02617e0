import { BISHOP, type Colour, EMPTY, KING, KNIGHT, kindOf, PAWN, QUEEN, ROOK, WHITE } from "./pieces.ts";
import { OFF_BOARD, type Square } from "./squares.ts";

export const knightSteps = [33, 31, 18, 14, -14, -18, -31, -33] as const;
export const kingSteps = [1, -1, 16, -16, 15, 17, -15, -17] as const;
export const straightSteps = [1, -1, 16, -16] as const;
export const diagonalSteps = [15, 17, -15, -17] as const;

/** Which way this colour's pawns walk. */
export const forward = (colour: Colour): number => (colour === WHITE ? 16 : -16);

/** Can any piece of this colour take on the square? */
export function isAttacked({ board }: { readonly board: Int8Array }, square: Square, by: Colour): boolean {
  const behind = square - forward(by);
  const pawn = PAWN | by;
  if (((behind - 1) & OFF_BOARD) === 0 && board[behind - 1] === pawn) return true;
  if (((behind + 1) & OFF_BOARD) === 0 && board[behind + 1] === pawn) return true;
  for (const step of knightSteps) {
    const from = square + step;
    if ((from & OFF_BOARD) === 0 && board[from] === (KNIGHT | by)) return true;
  }
  return (
    isSeenAlong(board, square, straightSteps, ROOK, by) ||
    isSeenAlong(board, square, diagonalSteps, BISHOP, by)
  );
}

function isSeenAlong(
  board: Int8Array,
  square: Square,
  steps: readonly number[],
  slider: number,
  by: Colour,
): boolean {
  for (const step of steps) {
    let from = square + step;
    let isNext = true;
    while ((from & OFF_BOARD) === 0) {
      const piece = board[from] ?? EMPTY;
      if (piece !== EMPTY) {
        const kind = kindOf(piece);
        if ((piece & 8) === by && (kind === slider || kind === QUEEN || (isNext && kind === KING)))
          return true;
        break;
      }
      from += step;
      isNext = false;
    }
  }
  return false;
}
