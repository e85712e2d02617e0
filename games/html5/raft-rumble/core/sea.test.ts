import { describe, expect, it } from "vitest";
import { SEA_LEVEL, Sea } from "./sea.ts";

const heights = (sea: Sea) => Array.from({ length: 97 }, (_, i) => sea.surface(i * 10));

describe("Sea", () => {
  it("lies flat without swell", () => {
    expect(new Set(heights(new Sea(0)))).toEqual(new Set([SEA_LEVEL]));
  });

  it("moves, and never higher than its swell", () => {
    const sea = new Sea(20);
    const before = sea.surface(300);
    let highest = 0;
    for (let i = 0; i < 500; i++) {
      sea.step();
      highest = Math.max(highest, ...heights(sea).map((y) => Math.abs(y - SEA_LEVEL)));
    }
    expect(highest).toBeGreaterThan(12);
    expect(highest).toBeLessThanOrEqual(20);
    expect(sea.surface(300)).not.toBe(before);
  });

  it("sends a ripple to both sides from where something fell in, and calms down", () => {
    const sea = new Sea(0);
    sea.disturb(400, 20);
    for (let i = 0; i < 40; i++) sea.step();
    expect(sea.surface(400 + 104)).toBeLessThan(SEA_LEVEL - 8);
    expect(sea.surface(400 - 104)).toBeLessThan(SEA_LEVEL - 8);
    expect(sea.surface(400)).toBeCloseTo(SEA_LEVEL, 1);
    for (let i = 0; i < 400; i++) sea.step();
    expect(new Set(heights(sea))).toEqual(new Set([SEA_LEVEL]));
  });
});
