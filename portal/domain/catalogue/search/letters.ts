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
export function encodeLetters(texts: readonly string[]): Letters {
  const { numbers, rare } = numberLetters(texts);
  const starts = new Uint32Array(texts.length + 1);
  for (let at = 0; at < texts.length; at += 1) starts[at + 1] = (starts[at] ?? 0) + (texts[at]?.length ?? 0);
  const codes = new Uint8Array(starts[texts.length] ?? 0);
  let filled = 0;
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) codes[filled++] = numbers[text.charCodeAt(at)] ?? rare;
  }
  return {
    codes,
    starts,
    rare,
    codesOf: (text) => Uint8Array.from(text.split(""), (unit) => numbers[unit.charCodeAt(0)] ?? rare),
  };
}

function numberLetters(texts: readonly string[]): { numbers: readonly number[]; rare: number } {
  const counts: number[] = [];
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      counts[unit] = (counts[unit] ?? 0) + 1;
    }
  }
  const frequent = Object.keys(counts)
    .map(Number)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .slice(0, MAX_CODES);
  const numbers: number[] = [];
  for (const [number, unit] of frequent.entries()) numbers[unit] = number;
  return { numbers, rare: frequent.length };
}
