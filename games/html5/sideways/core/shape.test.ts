import { describe, expect, it } from "vitest";
import { Shape, SPACING } from "./shape.ts";

const square = new Shape([
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
]);

describe("Shape", () => {
  it("closes, with samples at equal distances", () => {
    square.samples.forEach((sample, i) => {
      const next = square.sample(i + 1);
      expect(Math.hypot(next.x - sample.x, next.y - sample.y)).toBeCloseTo(SPACING, 0);
    });
  });

  it("bends to the right all the way round when its corners go clockwise on the screen", () => {
    const turn = square.samples.reduce((sum, { bend }) => sum + bend * SPACING, 0);
    expect(turn).toBeCloseTo(Math.PI * 2, 0);
    expect(Math.min(...square.samples.map(({ bend }) => bend))).toBeGreaterThan(-0.001);
  });

  it("tells how far along and how far to the right of the middle a place is", () => {
    const { x, y, tx, ty } = square.sample(20);
    const place = square.locate(x - ty * 5, y + tx * 5);
    expect(place.index).toBe(20);
    expect(place.along).toBeCloseTo(20 * SPACING);
    expect(place.off).toBeCloseTo(5);
    expect(square.locate(x + ty * 3, y - tx * 3, 18).off).toBeCloseTo(-3);
  });

  it("measures the short way across the line", () => {
    expect(square.between(square.length - 4, 3)).toBeCloseTo(7);
    expect(square.between(3, square.length - 4)).toBeCloseTo(-7);
  });
});
