import { bitHits, type Hits, listHits } from "./hits.ts";
import { encodeLetters, type Letters } from "./letters.ts";

/** Finds which of a list of texts contain a given text, without looking at the others. */
export type NgramIndex = {
  /** Where in the list, in its order. An empty text is contained nowhere. */
  find(wanted: string): Hits;
  /** The texts that share the most runs of letters with this one, most first. */
  closest(wanted: string, limit: number): readonly number[];
};

/** Three letters narrow a list down well, and shorter queries are answered by their own entry. */
const longest = 3;
/** Rare runs tell close texts best; the common ones would only make them many. */
const mostLookedAt = 20_000;

/**
 * Every run of one, two and three letters, with the texts that contain it. A query of up to three letters is an entry;
 * for a longer one, only the texts of its rarest run are looked at.
 */
export function createNgramIndex(texts: readonly string[]): NgramIndex {
  const letters = encodeLetters(texts);
  const entries = collect(letters, texts.length);
  const none = listHits(new Uint32Array());
  const entryOf = (codes: Uint8Array) => entries.get(keyOf(codes, letters.rare + 2)) ?? none;
  const runsOf = (codes: Uint8Array, length: number) =>
    Array.from({ length: Math.max(0, codes.length - length + 1) }, (_, at) =>
      entryOf(codes.subarray(at, at + length)),
    );

  function find(wanted: string): Hits {
    if (wanted === "") return none;
    const codes = letters.codesOf(wanted);
    const hasRare = codes.includes(letters.rare);
    if (codes.length <= longest && !hasRare) return entryOf(codes);
    const runs = runsOf(codes, Math.min(longest, codes.length));
    const rarest = runs.reduce((least, entry) => (entry.length < least.length ? entry : least));
    const rows = withRun(letters, rarest.all(), codes);
    // Letters that share a number are told apart by the text itself.
    return listHits(hasRare ? rows.filter((row) => texts[row]?.includes(wanted)) : rows);
  }

  function closest(wanted: string, limit: number): readonly number[] {
    const codes = letters.codesOf(wanted);
    const runs = [...new Set([...runsOf(codes, 3), ...runsOf(codes, 2)])].sort((a, b) => a.length - b.length);
    const shared = new Uint8Array(texts.length);
    const touched: number[] = [];
    for (const entry of runs) {
      if (touched.length > 0 && touched.length + entry.length > mostLookedAt) break;
      for (const row of entry.all()) {
        if (shared[row] === 0) touched.push(row);
        shared[row] = (shared[row] ?? 0) + 1;
      }
    }
    // Of two that share as much, the shorter is more like it.
    const likeness = (row: number) => (shared[row] ?? 0) / (runs.length + (texts[row]?.length ?? 0));
    return touched.sort((a, b) => likeness(b) - likeness(a) || a - b).slice(0, limit);
  }

  return { find, closest };
}

/** Those of the rows that contain the letters. In one piece: a common word in a large catalogue is looked for in many thousand rows. */
function withRun({ codes, starts }: Letters, rows: Uint32Array, wanted: Uint8Array): Uint32Array {
  const kept = new Uint32Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const last = (starts[row + 1] ?? 0) - wanted.length;
    for (let from = starts[row] ?? 0; from <= last; from += 1) {
      let same = 0;
      while (same < wanted.length && codes[from + same] === wanted[same]) same += 1;
      if (same < wanted.length) continue;
      kept[count++] = row;
      break;
    }
  }
  return kept.slice(0, count);
}

/** Counts first and fills afterwards, so that each entry takes just the room it needs. */
function collect(letters: Letters, size: number): ReadonlyMap<number, Hits> {
  const counts = new Uint32Array((letters.rare + 2) ** longest);
  eachRun(letters, (key) => {
    counts[key] = (counts[key] ?? 0) + 1;
  });
  const lists = Array.from(counts, (count) => (count > 0 ? new Uint32Array(count) : undefined));
  counts.fill(0);
  eachRun(letters, (key, row) => {
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

/** Tells each run of letters once for every text that has it. */
function eachRun({ codes, starts, rare }: Letters, tell: (key: number, row: number) => void): void {
  const base = rare + 2;
  const seenBy = new Uint32Array(base ** longest);
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const end = starts[row + 1] ?? 0;
    for (let from = starts[row] ?? 0; from < end; from += 1) {
      let key = 0;
      for (let at = from; at < from + longest && at < end; at += 1) {
        key = key * base + (codes[at] ?? 0) + 1;
        if (seenBy[key] === row + 1) continue;
        seenBy[key] = row + 1;
        tell(key, row);
      }
    }
  }
}

/** Every letter counts one more than its number, so that runs of different length never share a key. */
function keyOf(codes: Uint8Array, base: number): number {
  let key = 0;
  for (const code of codes) key = key * base + code + 1;
  return key;
}
