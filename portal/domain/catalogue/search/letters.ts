import { ITEMS_PER_STEP, type Steps } from "#domain/steps.ts";
import { unmanagedUint8, unmanagedUint32 } from "#domain/unmanaged-arrays.ts";

/** The texts of an index, by row: an array, or texts that are made when asked for. */
export type Texts = { readonly length: number; at(row: number): string | undefined };

/** Texts encoded as small numbers, one for each letter, one text after the other. */
export type Letters = {
  readonly codes: Uint8Array;
  /** Where each text begins, and at the end where the last one ends. */
  readonly starts: Uint32Array;
  /** The highest code; all rare letters share it. */
  readonly rare: number;
  /** Encodes a query. */
  codesOf(text: string): Uint8Array;
};

/** Letters with a code of their own. Names in most languages need fewer; rare letters are compared in the text itself. */
const MAX_CODES = 63;

/** Encodes texts: the most frequent letters (UTF-16 units, as in `includes`) get a code each, the rest share one. */
export function* encodeLetters(texts: Texts): Steps<Letters> {
  const counts: number[] = [];
  const starts = unmanagedUint32(texts.length + 1);
  for (let row = 0; row < texts.length; row += 1) {
    const text = texts.at(row) ?? "";
    starts[row + 1] = (starts[row] ?? 0) + text.length;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      counts[unit] = (counts[unit] ?? 0) + 1;
    }
    if (row % ITEMS_PER_STEP === 0) yield;
  }
  const { numbers, rare } = numberLetters(counts);
  const codes = unmanagedUint8(starts[texts.length] ?? 0);
  let filled = 0;
  for (let row = 0; row < texts.length; row += 1) {
    const text = texts.at(row) ?? "";
    for (let at = 0; at < text.length; at += 1) codes[filled++] = numbers[text.charCodeAt(at)] ?? rare;
    if (row % ITEMS_PER_STEP === 0) yield;
  }
  return {
    codes,
    starts,
    rare,
    codesOf: (text) => Uint8Array.from(text.split(""), (unit) => numbers[unit.charCodeAt(0)] ?? rare),
  };
}

function numberLetters(counts: readonly number[]): { numbers: readonly number[]; rare: number } {
  const frequent = Object.keys(counts)
    .map(Number)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .slice(0, MAX_CODES);
  const numbers: number[] = [];
  for (const [number, unit] of frequent.entries()) numbers[unit] = number;
  return { numbers, rare: frequent.length };
}
