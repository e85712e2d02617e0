import { describe, expect, it } from "vitest";
import { t } from "./kit-words.ts";
import { wordsOf, written } from "./translate.ts";

describe("the words of the kit", () => {
  it("are English where there is no other language, with their values filled in", () => {
    expect(t("kit.play")).toBe("Play");
    expect(t("kit.toBeat", { unit: "Score", best: written(1200) })).toBe("Score to beat: 1,200");
  });
});

describe("written", () => {
  it("keeps the digits behind the point that a clock has", () => {
    expect([9, 9.126].map((seconds) => written(seconds, 2))).toEqual(["9.00", "9.13"]);
    expect(written(1234.5)).toBe("1,234.5");
  });
});

describe("wordsOf", () => {
  it("writes plurals as the build compiles them", () => {
    const words = wordsOf({ "bag.gems": [["count", 2, { one: [0, " gem"], other: [0, " gems"] }]] });
    expect([1, 2].map((count) => words("bag.gems", { count }))).toEqual(["1 gem", "2 gems"]);
  });
});
