import { describe, expect, it } from "vitest";
import { approach, clamp, easeBack, easeIn, easeInOut, easeOut, lerp } from "./ease.ts";

describe("easing", () => {
  it.each([easeIn, easeOut, easeInOut, easeBack])("%o begins at 0 and ends at 1", (ease) => {
    expect(ease(0)).toBeCloseTo(0);
    expect(ease(1)).toBeCloseTo(1);
  });

  it("starts slowly, ends slowly, or does both", () => {
    expect(easeIn(0.5)).toBeLessThan(0.5);
    expect(easeOut(0.5)).toBeGreaterThan(0.5);
    expect(easeInOut(0.25)).toBeLessThan(0.25);
    expect(easeBack(0.7)).toBeGreaterThan(1);
  });
});

describe("approach", () => {
  it("never goes past the target, from either side", () => {
    expect(approach(0, 10, 3)).toBe(3);
    expect(approach(9, 10, 3)).toBe(10);
    expect(approach(11, 10, 3)).toBe(10);
  });
});

describe("clamp and lerp", () => {
  it("keep to the range and meet its ends", () => {
    expect([clamp(-1, 0, 5), clamp(9, 0, 5), clamp(2, 0, 5)]).toEqual([0, 5, 2]);
    expect([lerp(2, 6, 0), lerp(2, 6, 0.5), lerp(2, 6, 1)]).toEqual([2, 4, 6]);
  });
});
