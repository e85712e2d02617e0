import { ITEMS_PER_STEP, type Steps } from "#domain/steps.ts";
import { unmanagedUint32 } from "#domain/unmanaged-arrays.ts";
import { bitHits, type Hits, listHits } from "./hits.ts";
import type { Letters } from "./letters.ts";

/** Trigrams narrow a list down well, and shorter queries are n-grams themselves. */
export const MAX_GRAM = 3;

/** Posting lists of all n-grams of one, two and three letters, by the codes of the letters. */
export type Postings = (gram: Uint8Array) => Hits;

/**
 * Builds the posting lists. N-grams are counted first, and the lists filled afterwards, so that two arrays of exactly the right size hold them
 * all: one of row numbers, and one of bitmaps for n-grams that many rows have.
 */
export function* buildPostings(letters: Letters, size: number): Steps<Postings> {
  const counts = unmanagedUint32((letters.rare + 2) ** MAX_GRAM);
  yield* eachGram(letters, (key) => {
    counts[key] = (counts[key] ?? 0) + 1;
  });
  const wordsPerBitmap = Math.ceil(size / 32);
  // From one in thirty-two on, a bit for each text is smaller than a number for each hit.
  const isBitmap = (key: number) => (counts[key] ?? 0) * 32 > size;
  const starts = unmanagedUint32(counts.length);
  let rowsLength = 0;
  let wordsLength = 0;
  for (let key = 0; key < counts.length; key += 1) {
    starts[key] = isBitmap(key) ? wordsLength : rowsLength;
    if (isBitmap(key)) wordsLength += wordsPerBitmap;
    else rowsLength += counts[key] ?? 0;
  }
  yield;
  const rows = unmanagedUint32(rowsLength);
  const words = unmanagedUint32(wordsLength);
  const filled = unmanagedUint32(counts.length);
  yield* eachGram(letters, (key, row) => {
    const start = starts[key] ?? 0;
    if (isBitmap(key)) {
      const at = start + (row >>> 5);
      words[at] = (words[at] ?? 0) | (1 << (row & 31));
    } else {
      rows[start + (filled[key] ?? 0)] = row;
      filled[key] = (filled[key] ?? 0) + 1;
    }
  });

  const none = listHits(new Uint32Array());
  // Each n-gram has one list, however often it is asked for: `closest` tells lists apart.
  const known = new Map<number, Hits>();
  return (gram) => {
    const key = keyOf(gram, letters.rare + 2);
    const count = counts[key] ?? 0;
    if (count === 0) return none;
    const start = starts[key] ?? 0;
    const hits =
      known.get(key) ??
      (isBitmap(key)
        ? bitHits(words.subarray(start, start + wordsPerBitmap), count)
        : listHits(rows.subarray(start, start + count)));
    known.set(key, hits);
    return hits;
  };
}

/** Calls back for each n-gram, once for every row that has it. */
function* eachGram({ codes, starts, rare }: Letters, visit: (key: number, row: number) => void): Steps<void> {
  const base = rare + 2;
  const lastRow = unmanagedUint32(base ** MAX_GRAM);
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const end = starts[row + 1] ?? 0;
    for (let from = starts[row] ?? 0; from < end; from += 1) {
      let key = 0;
      for (let at = from; at < from + MAX_GRAM && at < end; at += 1) {
        key = key * base + (codes[at] ?? 0) + 1;
        if (lastRow[key] === row + 1) continue;
        lastRow[key] = row + 1;
        visit(key, row);
      }
    }
    if (row % ITEMS_PER_STEP === 0) yield;
  }
}

/** Key of an n-gram. Every letter counts one more than its code, so that n-grams of different length never share a key. */
function keyOf(codes: Uint8Array, base: number): number {
  let key = 0;
  for (const code of codes) key = key * base + code + 1;
  return key;
}
