/** Pieces are small numbers, because the engine looks at millions of them: the kind in three bits, the colour in the fourth. */
export const EMPTY = 0;
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;

export const WHITE = 0;
export const BLACK = 8;

export type Colour = typeof WHITE | typeof BLACK;
export type Promotion = typeof KNIGHT | typeof BISHOP | typeof ROOK | typeof QUEEN;

export const kindOf = (piece: number) => piece & 7;
export const colourOf = (piece: number): Colour => (piece & BLACK ? BLACK : WHITE);
export const other = (colour: Colour): Colour => (colour === WHITE ? BLACK : WHITE);

/** What a child learns: a rook is worth five pawns. */
const POINTS = [0, 1, 3, 3, 5, 9, 0];
export const pointsOf = (piece: number): number => POINTS[kindOf(piece)] ?? 0;

const LETTERS = " PNBRQK";
/** `P` for either colour's pawn, as moves are written down. */
export const letterOf = (piece: number): string => LETTERS.charAt(kindOf(piece));
export const kindOfLetter = (letter: string): number => Math.max(0, LETTERS.indexOf(letter.toUpperCase()));
