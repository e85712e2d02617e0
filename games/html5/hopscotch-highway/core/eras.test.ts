import { describe, expect, it } from "vitest";
import { coinWorth, eraAt, eraserSpeed, hardness } from "./eras.ts";

describe("eraAt", () => {
  it("brings something new at rows 50, 150, 275 and 400", () => {
    const seasons = [0, 49, 50, 149, 150, 274, 275, 399, 400].map((row) => eraAt(row).season);
    expect(seasons).toEqual([
      "meadow",
      "meadow",
      "night",
      "night",
      "snow",
      "snow",
      "autumn",
      "autumn",
      "festival",
    ]);
  });

  it("goes round again after the festival, for ever", () => {
    expect([525, 650, 775, 900, 1025].map((row) => eraAt(row).season)).toEqual([
      "night",
      "snow",
      "autumn",
      "festival",
      "night",
    ]);
    expect(eraAt(524).from).toBe(400);
  });
});

describe("difficulty", () => {
  it("rises with every row and never beyond what can be hopped", () => {
    expect(hardness(0)).toBe(0);
    expect(hardness(100)).toBeGreaterThan(hardness(50));
    expect(eraserSpeed(100_000) * 60).toBeLessThan(1.3);
  });

  it("is paid for: coins count twice at the festival", () => {
    expect([coinWorth(399), coinWorth(400), coinWorth(530)]).toEqual([1, 2, 1]);
  });
});
