import { describe, expect, it } from "vitest";
import { angleOf } from "./angle.ts";

describe("angleOf", () => {
  it("agrees with the angle of a direction all around, to a ten-thousandth", () => {
    for (let degrees = -179; degrees < 180; degrees++) {
      const angle = (degrees * Math.PI) / 180;
      expect(angleOf(Math.sin(angle), Math.cos(angle))).toBeCloseTo(angle, 4);
    }
  });

  it("forgives a sine and cosine of a bone that is stretched or pressed", () => {
    for (const length of [0.97, 1.03]) {
      for (let degrees = -179; degrees < 180; degrees += 2) {
        const angle = (degrees * Math.PI) / 180;
        expect(Math.abs(angleOf(Math.sin(angle) * length, Math.cos(angle) * length) - angle)).toBeLessThan(
          2e-3,
        );
      }
    }
  });
});
