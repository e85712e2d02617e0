import { describe, expect, it } from "vitest";
import { enlargement } from "./enlarged.ts";

const least = { width: 500, height: 520 };

describe("enlargement", () => {
  it("leaves frames alone in which a unit is a pixel", () => {
    expect(enlargement({ width: 960, height: 540, scale: 1.2 }, least)).toBe(1);
  });

  it("grows in small frames as far as the least area fits", () => {
    expect(enlargement({ width: 960, height: 780, scale: 0.36 }, least)).toBe(1.5);
    expect(enlargement({ width: 960, height: 2000, scale: 0.6 }, least)).toBeCloseTo(1 / 0.6);
  });

  it("never shrinks what does not fit", () => {
    expect(enlargement({ width: 400, height: 540, scale: 0.5 }, least)).toBe(1);
  });
});
