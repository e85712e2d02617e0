import { createRandom } from "#kit/random.ts";

/**
 * A number for every fact about a position. Xored together they name the position in 64 bits, kept as two halves of 32
 * because that is what a browser computes fast. https://www.chessprogramming.org/Zobrist_Hashing
 */
const random = createRandom(0x5eed);
const numbers = (count: number) =>
  Int32Array.from({ length: count }, () => (random.next() * 0x1_0000_0000) | 0);

const pieceLow = numbers(16 * 128);
const pieceHigh = numbers(16 * 128);
const rightsLow = numbers(16);
const rightsHigh = numbers(16);
const passantLow = numbers(128);
const passantHigh = numbers(128);

export const lowKey = (piece: number, square: number): number => pieceLow[piece * 128 + square] ?? 0;
export const highKey = (piece: number, square: number): number => pieceHigh[piece * 128 + square] ?? 0;
export const lowRightsKey = (rights: number): number => rightsLow[rights] ?? 0;
export const highRightsKey = (rights: number): number => rightsHigh[rights] ?? 0;
/** Square -1: no pawn can be taken in passing. */
export const lowPassantKey = (square: number): number => (square < 0 ? 0 : (passantLow[square] ?? 0));
export const highPassantKey = (square: number): number => (square < 0 ? 0 : (passantHigh[square] ?? 0));
export const [turnLow = 0, turnHigh = 0] = numbers(2);
