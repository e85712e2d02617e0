/** Posting list of the n-gram index: the matching rows in order, with their number and slices of them. */
export type Hits = {
  readonly length: number;
  slice(from: number, to: number): Uint32Array;
  all(): Uint32Array;
};

/** Posting list as row numbers. */
export function listHits(list: Uint32Array): Hits {
  return { length: list.length, slice: (from, to) => list.slice(from, to), all: () => list };
}

/** Posting list as a bitmap, with a bit for each row: smaller where many rows match. `length` is the number of its ones. */
export function bitHits(words: Uint32Array, length: number): Hits {
  function slice(from: number, to: number): Uint32Array {
    const cut = new Uint32Array(Math.max(0, Math.min(to, length) - from));
    let passed = 0;
    for (let at = 0; at < words.length && passed < from + cut.length; at += 1) {
      const word = words[at] ?? 0;
      const ones = onesIn(word);
      if (passed + ones > from) {
        let place = passed;
        for (let bit = 0; bit < 32; bit += 1) {
          if ((word & (1 << bit)) === 0) continue;
          if (place >= from && place < from + cut.length) cut[place - from] = at * 32 + bit;
          place += 1;
        }
      }
      passed += ones;
    }
    return cut;
  }

  return { length, slice, all: () => slice(0, length) };
}

/** Population count. https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
