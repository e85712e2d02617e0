import { describe, expect, it } from "vitest";
import { createQuality } from "./quality.ts";

function run(quality: ReturnType<typeof createQuality>, frames: number, cost: (value: number) => number) {
  for (let i = 0; i < frames; i++) quality.frame(cost(quality.value));
}

describe("createQuality", () => {
  it("stays sharp on a quick machine", () => {
    const quality = createQuality();
    run(quality, 600, () => 16.7);
    expect(quality.value).toBe(1);
  });

  it("blurs until a slow machine keeps up, and then leaves the picture alone", () => {
    const quality = createQuality();
    const cost = (value: number) => Math.max(16.7, 60 * value * value);
    run(quality, 3000, cost);
    expect(cost(quality.value)).toBeLessThan(24);
    const settled = quality.value;
    run(quality, 3000, cost);
    expect(quality.value).toBeCloseTo(settled, 1);
  });

  it("is never a mere smear", () => {
    const quality = createQuality();
    run(quality, 3000, () => 200);
    expect(quality.value).toBe(0.5);
  });

  it("tries for more when it began low for nothing", () => {
    const quality = createQuality(0.6);
    run(quality, 3000, () => 16.7);
    expect(quality.value).toBe(1);
  });

  it("forgets the time a tab was away", () => {
    const quality = createQuality();
    run(quality, 300, () => 5000);
    expect(quality.value).toBe(1);
  });
});
