import { describe, expect, it } from "vitest";
import { dailySeed } from "./daily-seed.ts";

describe("dailySeed", () => {
  it("is the same number everywhere and for ever", () => {
    expect(dailySeed("slopeline", "2026-11-18")).toBe(797_587_533);
  });

  it("is an unsigned 32-bit number that no two games or days of a month share", () => {
    const days = Array.from({ length: 30 }, (_, at) => `2026-11-${`${at + 1}`.padStart(2, "0")}`);
    const seeds = ["slopeline", "sideways", "cactus-sprint"].flatMap((game) =>
      days.map((day) => dailySeed(game, day)),
    );
    expect(new Set(seeds).size).toBe(90);
    for (const seed of seeds) expect(seed >>> 0).toBe(seed);
  });

  it("differs in about half of its bits from one day to the next", () => {
    const changed = dailySeed("slopeline", "2026-11-18") ^ dailySeed("slopeline", "2026-11-19");
    const bits = changed.toString(2).replaceAll(/[^1]/g, "").length;
    expect(bits).toBeGreaterThan(7);
  });
});
