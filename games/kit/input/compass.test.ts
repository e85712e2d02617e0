import { describe, expect, it } from "vitest";
import { compassTo, compassWay } from "./compass.ts";

describe("compassTo", () => {
  it("keeps the way to within three degrees, in a small whole number", () => {
    for (let degrees = -179; degrees <= 180; degrees += 7) {
      const way = (degrees / 180) * Math.PI;
      const place = compassTo({ x: 5, y: 9 }, { x: 5 + 80 * Math.cos(way), y: 9 + 80 * Math.sin(way) });
      expect(Number.isInteger(place.x)).toBe(true);
      expect(Math.abs(place.x)).toBeLessThanOrEqual(64);
      expect(Math.abs(compassWay(place) - way)).toBeLessThan(0.05);
    }
  });
});
