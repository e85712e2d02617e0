import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { alphabetical, plainKey } from "./by-name.ts";

const english = new Intl.Collator("en", { numeric: true });
const named = (...names: string[]) => names.map((name) => aGame({ name }));
const order = (...names: string[]) => alphabetical(named(...names)).map(({ name }) => name);

describe("alphabetical", () => {
  it("puts part 2 before part 10, whatever the case, and accents with their letters", () => {
    expect(order("chess 10", "Éclair", "Chess 2", "apple", "Eclipse", "chess")).toEqual([
      "apple",
      "chess",
      "Chess 2",
      "chess 10",
      "Éclair",
      "Eclipse",
    ]);
  });

  it("orders games of one name by path", () => {
    const games = ["b/", "c/", "a/"].map((path) => aGame({ name: "Same", path }));
    expect(alphabetical(games).map(({ path }) => path)).toEqual(["a/", "b/", "c/"]);
  });

  it("orders long names by what comes after a long beginning", () => {
    const long = "the very long adventures of captain";
    expect(order(`${long} b`, `${long} 10`, `${long} a`, long, `${long} 9`, "The Very")).toEqual([
      "The Very",
      long,
      `${long} 9`,
      `${long} 10`,
      `${long} a`,
      `${long} b`,
    ]);
  });

  it("orders any names as the language does", () => {
    const word = fc.stringMatching(/^(?:[a-zA-Z0-9 ]{1,6}|[ab01 ]{8,40})$/);
    const anything = fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.oneof(word, word, anything), { maxLength: 12 }), (names) => {
        const sorted = order(...names);
        for (const [at, name] of sorted.slice(1).entries())
          expect(english.compare(sorted[at] ?? "", name)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe("plainKey", () => {
  it("sorts as the language does wherever two keys differ", () => {
    const word = fc.stringMatching(/^[a-cA-C0-3 ]{1,8}$/);
    fc.assert(
      fc.property(word, word, (a, b) => {
        const [keyA, keyB] = [plainKey(a), plainKey(b)];
        if (keyA === undefined || keyB === undefined || keyA === keyB) return;
        expect(Math.sign(english.compare(a, b)), `${a} | ${b}`).toBe(keyA < keyB ? -1 : 1);
      }),
      { numRuns: 5000 },
    );
  });
});
