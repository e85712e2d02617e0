import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createNgramIndex } from "./ngram-index.ts";

const naive = (texts: readonly string[], wanted: string) =>
  wanted === "" ? [] : [...texts.keys()].filter((row) => texts[row]?.includes(wanted));

/** Few letters, so that runs repeat and meet; some beyond the alphabet, and halves of pairs. */
const letter = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom("a", "b", "c", " ") },
  { weight: 1, arbitrary: fc.string({ unit: "binary", minLength: 1, maxLength: 1 }) },
);
const text = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(""));

describe("createNgramIndex", () => {
  it("finds what a look at every text finds, in the same order", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 60 }), text, (texts, wanted) => {
        const hits = createNgramIndex(texts).find(wanted);
        expect([...hits.all()]).toEqual(naive(texts, wanted));
        expect(hits.length).toBe(naive(texts, wanted).length);
      }),
      { numRuns: 300 },
    );
  });

  it("tells letters apart that are too rare to have an entry of their own", () => {
    const rare = Array.from({ length: 200 }, (_, at) => String.fromCharCode(0x4e00 + at));
    const index = createNgramIndex([...rare, `${rare[180]}${rare[190]}`]);
    expect([...index.find(rare[190] ?? "").all()]).toEqual([190, 200]);
    expect([...index.find(`${rare[180]}${rare[190]}`).all()]).toEqual([200]);
  });

  it("cuts what it found anywhere", () => {
    const texts = Array.from({ length: 500 }, (_, at) => (at % 3 === 0 ? "dragon" : "knight"));
    const index = createNgramIndex(texts);
    for (const wanted of ["d", "dragon", "g"]) {
      const all = naive(texts, wanted);
      const hits = index.find(wanted);
      for (const [from, to] of [
        [0, 40],
        [40, 80],
        [160, 200],
        [490, 600],
        [700, 740],
      ] as const) {
        expect([...hits.slice(from, to)]).toEqual(all.slice(from, to));
      }
    }
  });

  it("gives the texts that share the most with one that is not there", () => {
    const texts = ["hopscotch highway", "chess", "highway", "raft rumble"];
    expect(createNgramIndex(texts).closest("hopskotch", 2)[0]).toBe(0);
    expect(createNgramIndex(texts).closest("zzzz", 2)).toEqual([]);
    expect(createNgramIndex(texts).closest("h", 2)).toEqual([]);
  });
});
