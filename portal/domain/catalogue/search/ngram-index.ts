import { bitHits, type Hits, listHits } from "./hits.ts";
import { encodeLetters, type Letters } from "./letters.ts";

/** N-gram index over a list of texts: finds those that contain a query without scanning the others. */
export type NgramIndex = {
  /** The rows that contain the query, in order. None for an empty query. */
  find(query: string): Hits;
  /** The rows that share the most n-grams with the query, most first. */
  closest(query: string, limit: number): readonly number[];
};

/** Trigrams narrow a list down well, and shorter queries are n-grams themselves. */
const MAX_GRAM = 3;
/** Candidates of `closest`. Rare n-grams are counted first; common ones would only add candidates. */
const MAX_CANDIDATES = 20_000;

/**
 * Builds the index: a posting list for every n-gram of one, two and three letters. A query of up to three letters is one
 * posting list; for a longer one, only the rows of its rarest n-gram are scanned.
 */
export function createNgramIndex(texts: readonly string[]): NgramIndex {
  const letters = encodeLetters(texts);
  const entries = buildPostings(letters, texts.length);
  const none = listHits(new Uint32Array());
  const entryOf = (codes: Uint8Array) => entries.get(keyOf(codes, letters.rare + 2)) ?? none;
  const gramsOf = (codes: Uint8Array, length: number) =>
    Array.from({ length: Math.max(0, codes.length - length + 1) }, (_, at) =>
      entryOf(codes.subarray(at, at + length)),
    );

  function find(query: string): Hits {
    if (query === "") return none;
    const codes = letters.codesOf(query);
    const hasRare = codes.includes(letters.rare);
    if (codes.length <= MAX_GRAM && !hasRare) return entryOf(codes);
    const grams = gramsOf(codes, Math.min(MAX_GRAM, codes.length));
    const rarest = grams.reduce((least, entry) => (entry.length < least.length ? entry : least));
    const rows = rowsWith(letters, rarest.all(), codes);
    // Rare letters share a code, so the text itself decides.
    return listHits(hasRare ? rows.filter((row) => texts[row]?.includes(query)) : rows);
  }

  function closest(query: string, limit: number): readonly number[] {
    const codes = letters.codesOf(query);
    const grams = [...new Set([...gramsOf(codes, 3), ...gramsOf(codes, 2)])].sort(
      (a, b) => a.length - b.length,
    );
    const shared = new Uint8Array(texts.length);
    const touched: number[] = [];
    for (const entry of grams) {
      if (touched.length > 0 && touched.length + entry.length > MAX_CANDIDATES) break;
      for (const row of entry.all()) {
        if (shared[row] === 0) touched.push(row);
        shared[row] = (shared[row] ?? 0) + 1;
      }
    }
    // Of two that share as many, the shorter is closer.
    const likeness = (row: number) => (shared[row] ?? 0) / (grams.length + (texts[row]?.length ?? 0));
    return touched.sort((a, b) => likeness(b) - likeness(a) || a - b).slice(0, limit);
  }

  return { find, closest };
}

/** The rows that contain the codes. One function without calls, because a common word is looked for in many thousand rows. */
function rowsWith({ codes, starts }: Letters, rows: Uint32Array, query: Uint8Array): Uint32Array {
  const matches = new Uint32Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const last = (starts[row + 1] ?? 0) - query.length;
    for (let from = starts[row] ?? 0; from <= last; from += 1) {
      let same = 0;
      while (same < query.length && codes[from + same] === query[same]) same += 1;
      if (same < query.length) continue;
      matches[count++] = row;
      break;
    }
  }
  return matches.slice(0, count);
}

/** Builds the posting lists: counts first and fills afterwards, so that each list has exactly its size. */
function buildPostings(letters: Letters, size: number): ReadonlyMap<number, Hits> {
  const counts = new Uint32Array((letters.rare + 2) ** MAX_GRAM);
  eachGram(letters, (key) => {
    counts[key] = (counts[key] ?? 0) + 1;
  });
  const lists = Array.from(counts, (count) => (count > 0 ? new Uint32Array(count) : undefined));
  counts.fill(0);
  eachGram(letters, (key, row) => {
    const filled = counts[key] ?? 0;
    const list = lists[key];
    if (list) list[filled] = row;
    counts[key] = filled + 1;
  });
  const entries = new Map<number, Hits>();
  for (const [key, list] of lists.entries()) {
    if (!list) continue;
    // From one in thirty-two on, a bit for each text is smaller than a number for each hit.
    entries.set(key, list.length * 32 > size ? bitHits(list, size) : listHits(list));
    lists[key] = undefined;
  }
  return entries;
}

/** Calls back for each n-gram, once for every row that has it. */
function eachGram({ codes, starts, rare }: Letters, visit: (key: number, row: number) => void): void {
  const base = rare + 2;
  const lastRow = new Uint32Array(base ** MAX_GRAM);
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
  }
}

/** Key of an n-gram. Every letter counts one more than its code, so that n-grams of different length never share a key. */
function keyOf(codes: Uint8Array, base: number): number {
  let key = 0;
  for (const code of codes) key = key * base + code + 1;
  return key;
}
