import { BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK } from "#html5/chess/rules/pieces.ts";
import { allSquares, fileOf, rankOf } from "#html5/chess/rules/squares.ts";

/** A worth in the middlegame and one in the endgame; positions in between get a mix of both. Hundredths of a pawn. */
type Worth = readonly [middle: number, end: number];

const material: Record<number, Worth> = {
  [PAWN]: [90, 112],
  [KNIGHT]: [325, 300],
  [BISHOP]: [338, 318],
  [ROOK]: [485, 530],
  [QUEEN]: [985, 985],
  [KING]: [0, 0],
};

const pawnMarch: readonly Worth[] = [
  [0, 0],
  [0, 0],
  [2, 3],
  [8, 10],
  [18, 24],
  [36, 48],
  [70, 85],
  [0, 0],
];
/** A castled king is safe, a strolling one is not. By file, on its own first rank. */
const kingHome = [22, 34, 10, -12, -4, -12, 36, 24];

/** What standing on a square adds, seen from White's side. Worked out rather than typed in, so that it can be read. */
function placeWorth(kind: number, file: number, rank: number): Worth {
  // 0 on the four central squares, 3 on the rim.
  const off = Math.max(Math.abs(file - 3.5), Math.abs(rank - 3.5)) - 0.5;
  const middleFile = 3.5 - Math.abs(file - 3.5);
  switch (kind) {
    case PAWN: {
      const [march, run] = pawnMarch[rank] ?? [0, 0];
      const centre =
        rank === 3 || rank === 4 ? [0, 2, 10, 22][middleFile] : rank === 2 ? [0, 0, 3, 7][middleFile] : 0;
      // Blocking one's own centre pawns at home costs.
      return [march + (centre ?? 0) - (rank === 1 && middleFile === 3 ? 12 : 0), run];
    }
    case KNIGHT:
      return [24 - 17 * off + (rank >= 3 && rank <= 5 ? 6 : 0) - (rank === 0 ? 8 : 0), 14 - 13 * off];
    case BISHOP:
      return [
        12 - 7 * off - (rank === 0 ? 8 : 0) + (file === rank || file + rank === 7 ? 6 : 0),
        8 - 5 * off,
      ];
    case ROOK:
      return [(rank === 6 ? 18 : 0) + middleFile * 3, rank === 6 ? 14 : 0];
    case QUEEN:
      return [4 - 3 * off - (rank === 0 ? 2 : 0), 18 - 10 * off];
    default:
      return [rank === 0 ? (kingHome[file] ?? 0) : -18 - 16 * Math.min(rank, 4), 34 - 20 * off];
  }
}

const middle = new Int16Array(16 * 128);
const end = new Int16Array(16 * 128);
for (const kind of [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING]) {
  const [middleWorth, endWorth] = material[kind] ?? [0, 0];
  for (const square of allSquares) {
    const [middlePlace, endPlace] = placeWorth(kind, fileOf(square), rankOf(square));
    middle[kind * 128 + square] = middleWorth + middlePlace;
    end[kind * 128 + square] = endWorth + endPlace;
    // Black sees the board from the other side: the same square with its rank turned round.
    middle[(kind | BLACK) * 128 + (square ^ 0x70)] = middleWorth + middlePlace;
    end[(kind | BLACK) * 128 + (square ^ 0x70)] = endWorth + endPlace;
  }
}

export const middleWorth = (piece: number, square: number): number => middle[piece * 128 + square] ?? 0;
export const endWorth = (piece: number, square: number): number => end[piece * 128 + square] ?? 0;

const WORTH = [0, 100, 320, 330, 500, 960, 0];
/** A plain number for exchanges, where the square does not matter. */
export const exchangeWorth = (piece: number): number => WORTH[piece & 7] ?? 0;
