import { describe, expect, it } from "vitest";
import { isPortable } from "#quality/bench/figures.ts";
import { type FrameTimes, figuresOf, isWithinLimits } from "./frame-figures.ts";

const chess: FrameTimes = {
  ...{ frameMs: 1200, bytes: 40_000, controlMs: 400 },
  own: { frameMs: 600, travelMs: 500 },
};
const slow: FrameTimes = { ...chess, frameMs: 2400 };
const foreign: FrameTimes = { frameMs: 9000, bytes: 5_000_000, controlMs: 400 };

describe("figures of first frames", () => {
  it("have the worst of our own games as ratios", () => {
    const figures = figuresOf(
      new Map([
        ["Chess", [chess]],
        ["Borders", [slow]],
        ["2048", [foreign]],
      ]),
    );
    expect(figures.filter(isPortable).map(({ name, value }) => [name, value])).toEqual([
      ["frames/own games/against control", 6],
      ["frames/own games/against travel", 1.2],
    ]);
    expect(figures.find(({ name }) => name === "games/2048/first frame")?.value).toBe(9000);
  });

  it("forgive a game one bad launch of three", () => {
    expect(isWithinLimits([slow])).toBe(false);
    expect(isWithinLimits([slow, chess])).toBe(true);
    expect(isWithinLimits([slow, chess, slow])).toBe(false);
  });

  it("hold the games of others to nothing", () => {
    expect(isWithinLimits([foreign])).toBe(true);
  });
});
