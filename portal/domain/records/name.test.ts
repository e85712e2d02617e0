import { describe, expect, it } from "vitest";
import { parseName, rollName, shownName } from "./name.ts";
import { englishNameWords } from "./name-words.ts";

const { adjectives, animals } = englishNameWords;

describe("the words of names", () => {
  it("are a hundred of each, none twice, each one short word", () => {
    for (const words of [adjectives, animals]) {
      expect(new Set(words).size).toBe(100);
      expect(words).toHaveLength(100);
      for (const word of words) expect(word).toMatch(/^[A-Z][a-z]{1,11}$/);
    }
  });
});

describe("rollName", () => {
  it("reaches the first and the last word and number", () => {
    expect(shownName(rollName(() => 0)).text).toBe("Able Albatross 1");
    expect(shownName(rollName(() => 0.999_999)).text).toBe("Swift Rabbit 99");
  });

  it("rolls only names that can be set again, and no number with a second meaning", () => {
    let at = 0;
    const rolled = Array.from({ length: 3000 }, () => rollName(() => (at++ * 0.618_034) % 1));
    for (const name of rolled) expect(parseName({ ...name, text: "x" })).toEqual(name);
    expect(rolled.filter(({ number }) => number === 69 || number === 88)).toEqual([]);
  });
});

describe("parseName", () => {
  it.each([
    undefined,
    null,
    "Brave Otter 12",
    {},
    { adjective: 0, animal: 0 },
    { adjective: 100, animal: 0, number: 1 },
    { adjective: -1, animal: 0, number: 1 },
    { adjective: 0, animal: 0.5, number: 1 },
    { adjective: 0, animal: "0", number: 1 },
    { adjective: 0, animal: 0, number: 0 },
    { adjective: 0, animal: 0, number: 69 },
    { adjective: 0, animal: 0, number: 100 },
  ])("refuses %j", (raw) => {
    expect(() => parseName(raw)).toThrow(expect.objectContaining({ code: "name-invalid" }));
  });
});
