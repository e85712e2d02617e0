import { finish, type Steps } from "#domain/steps.ts";
import { type Hits, listHits } from "./hits.ts";
import { encodeLetters, type Letters, type Texts } from "./letters.ts";
import { buildPostings, MAX_GRAM } from "./postings.ts";

/** N-gram index over a list of texts: finds those that contain a query without scanning the others. */
export type NgramIndex = {
  /** The rows that contain the query, in order. None for an empty query. */
  find(query: string): Hits;
  /** The rows that share the most n-grams with the query, most first. */
  closest(query: string, limit: number): readonly number[];
};

/** Candidates of `closest`. Rare n-grams are counted first; common ones would only add candidates. */
const MAX_CANDIDATES = 20_000;

/**
 * Builds the index: a posting list for every n-gram of one, two and three letters. A query of up to three letters is one
 * posting list; for a longer one, only the rows of its rarest n-gram are scanned.
 */
export function createNgramIndex(texts: Texts): NgramIndex {
  return finish(ngramIndexSteps(texts));
}

/** The same, in steps. */
export function* ngramIndexSteps(texts: Texts): Steps<NgramIndex> {
  const letters = yield* encodeLetters(texts);
  const entryOf = yield* buildPostings(letters, texts.length);
  const none = listHits(new Uint32Array());
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
    return listHits(hasRare ? rows.filter((row) => texts.at(row)?.includes(query)) : rows);
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
    const lengthOf = (row: number) => (letters.starts[row + 1] ?? 0) - (letters.starts[row] ?? 0);
    const likeness = (row: number) => (shared[row] ?? 0) / (grams.length + lengthOf(row));
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
