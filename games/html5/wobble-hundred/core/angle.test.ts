import { describe, expect, it } from "vitest";
import { angleOf } from "./angle.ts";

describe("angleOf", () => {
  it("agrees with the angle of a vector all around, to a ten-thousandth", () => {
    for (let degrees = -179; degrees < 180; degrees++) {
      const angle = (degrees * Math.PI) / 180;
      expect(angleOf(Math.sin(angle) * 3, Math.cos(angle) * 3)).toBeCloseTo(angle, 4);
    }
  });

  it("calls the angle of nothing zero", () => {
    expect(angleOf(0, 0)).toBe(0);
  });
});
