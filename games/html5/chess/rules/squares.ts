/**
 * Squares are numbered `rank * 16 + file`, so every second row of eight numbers lies off the board and one bit test
 * (`square & 0x88`) tells whether a step left it: https://www.chessprogramming.org/0x88
 */
export type Square = number;

export const OFF_BOARD = 0x88;

export const fileOf = (square: Square): number => square & 7;
export const rankOf = (square: Square): number => square >> 4;
export const squareAt = (file: number, rank: number): Square => rank * 16 + file;
export const isLight = (square: Square): boolean => ((fileOf(square) + rankOf(square)) & 1) === 1;

export const squareName = (square: Square): string =>
  "abcdefgh".charAt(fileOf(square)) + (rankOf(square) + 1);

/** The square of a name like `e4`; nothing when there is no such square. */
export function squareOf(name: string): Square | undefined {
  const [, file = "", rank = ""] = /^([a-h])([1-8])$/.exec(name) ?? [];
  return file === "" ? undefined : squareAt(file.charCodeAt(0) - 97, Number(rank) - 1);
}

export const allSquares: readonly Square[] = Array.from({ length: 64 }, (_, i) => squareAt(i & 7, i >> 3));
