import { describe, expect, it } from "vitest";
import { Field } from "#html5/borders/core/field.ts";
import { outlinesOf } from "./outline.ts";

function area(loop: readonly number[]): number {
  let twice = 0;
  for (let i = 0; i < loop.length; i += 2) {
    const next = (i + 2) % loop.length;
    twice += (loop[i] ?? 0) * (loop[next + 1] ?? 0) - (loop[next] ?? 0) * (loop[i + 1] ?? 0);
  }
  return twice / 2;
}

describe("outlinesOf", () => {
  it("goes once around a patch, about as large as the patch", () => {
    const field = new Field();
    field.settle(1, 60, 60, 10);
    const loops = outlinesOf(field, 1);
    expect(loops).toHaveLength(1);
    const around = area(loops[0] ?? []);
    expect(around).toBeGreaterThan(field.landOf(1) * 0.95);
    expect(around).toBeLessThan(field.landOf(1) * 1.02);
  });

  it("is smooth: every point of a round patch lies near the circle", () => {
    const field = new Field();
    field.settle(1, 60, 60, 10);
    const [loop = []] = outlinesOf(field, 1);
    for (let i = 0; i < loop.length; i += 2) {
      expect(Math.abs(Math.hypot((loop[i] ?? 0) - 60, (loop[i + 1] ?? 0) - 60) - 10)).toBeLessThan(0.7);
    }
  });

  it("goes the other way around a hole", () => {
    const field = new Field();
    field.settle(1, 60, 60, 10);
    field.settle(2, 60, 60, 4);
    const areas = outlinesOf(field, 1).map(area);
    expect(areas).toHaveLength(2);
    expect(Math.min(...areas)).toBeLessThan(0);
    expect(Math.max(...areas)).toBeGreaterThan(250);
  });

  it("draws nothing for one without land", () => {
    expect(outlinesOf(new Field(), 1)).toEqual([]);
  });
});
