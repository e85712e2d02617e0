import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";

/** Marker in what is sent. Where it comes back unescaped in markup, so would an attack (XSS). */
export const marker = `<rq"'`;

const file = join(import.meta.dirname, "corpus.json");
export const corpus: readonly string[] = JSON.parse(readFileSync(file, "utf8"));

const units = [
  "a",
  "%",
  "%25",
  "(",
  "<",
  "<!--",
  "../",
  "é",
  "\u0301",
  "\u202e",
  "👩‍👩‍👧",
  "[",
  '{"a":',
  "&a=1",
  " ",
  "\t",
];
/** Long enough to show what grows faster than its input, short enough to fit into a URL. */
const long = fc
  .tuple(fc.constantFrom(...units), fc.integer({ min: 10, max: 3000 }), fc.constantFrom("", "!", marker))
  .map(([unit, times, end]) => `${unit.repeat(Math.ceil(times / unit.length))}${end}`);

/** Hostile strings: typed, mistyped or meant to harm. */
export const word: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...corpus) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 20 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...corpus), fc.constantFrom(...corpus))
      .map(([a, b]) => `${a}${marker}>${b}`),
  },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: long },
);

/** A string as it may stand in a URL: rightly encoded, twice, hardly, or broken off. */
export const encodedWord: fc.Arbitrary<string> = fc
  .tuple(word, fc.constantFrom("once", "once", "twice", "hardly", "broken"))
  .map(([text, way]) => {
    const once = encodeURIComponent(text.toWellFormed());
    if (way === "twice") return encodeURIComponent(once);
    if (way === "broken") return once.slice(0, -1);
    return way === "once" ? once : encodeURI(text.toWellFormed()).replaceAll(/[#?]/g, "");
  });

/** A string as a header may hold it: no line ends, bytes only. */
export const headerWord: fc.Arbitrary<string> = word.map((text) =>
  Buffer.from(text.toWellFormed())
    .toString("latin1")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those that no header may hold
    .replaceAll(/[\u0000-\u0008\u000a-\u001f\u007f]/g, "")
    .slice(0, 2000),
);
