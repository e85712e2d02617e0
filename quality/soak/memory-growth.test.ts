import { describe, expect, it } from "vitest";
import { memoryGrowth } from "./memory-growth.ts";

describe("memoryGrowth", () => {
  it("leaves out the first third, in which everything warms up", () => {
    const samples = Array.from({ length: 30 }, (_, at) => ({
      second: at * 20,
      rss: at < 10 ? 50 + at * 10 : 150,
      heap: at < 10 ? 20 + at : 30 + (at - 10) / 3,
    }));
    const { rss, heap, minutes } = memoryGrowth(samples);
    expect(rss).toBeCloseTo(0);
    expect(heap).toBeCloseTo(1);
    expect(minutes).toBeCloseTo(19 / 3);
  });
});
