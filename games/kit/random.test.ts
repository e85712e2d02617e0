import { describe, expect, it } from "vitest";
import { createRandom, dailySeed } from "./random.ts";

const draw = (seed: number, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

describe("createRandom", () => {
  it("repeats itself with the same seed and not with its neighbour", () => {
    expect(draw(7, 20)).toEqual(draw(7, 20));
    expect(draw(7, 20)).not.toEqual(draw(8, 20));
  });

  it("spreads evenly over the whole range", () => {
    const tenths = Array<number>(10).fill(0);
    for (const value of draw(1, 10_000))
      tenths[Math.floor(value * 10)] = (tenths[Math.floor(value * 10)] ?? 0) + 1;
    for (const count of tenths) expect(count).toBeGreaterThan(850);
    expect(tenths).toHaveLength(10);
  });

  it("reaches both ends of a range of whole numbers and nothing outside", () => {
    const random = createRandom(3);
    const seen = new Set(Array.from({ length: 200 }, () => random.int(2, 4)));
    expect(seen).toEqual(new Set([2, 3, 4]));
  });

  it("shuffles without losing or doubling anything, and leaves the list alone", () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = createRandom(5).shuffle(list);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.toSorted()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("picks every one of a list sooner or later", () => {
    const random = createRandom(11);
    const seen = new Set(Array.from({ length: 100 }, () => random.pick(["a", "b", "c"])));
    expect(seen.size).toBe(3);
  });
});

describe("dailySeed", () => {
  it("is the same all day and another the next day", () => {
    const morning = dailySeed(new Date(2026, 10, 15, 0, 1));
    expect(dailySeed(new Date(2026, 10, 15, 23, 59))).toBe(morning);
    expect(dailySeed(new Date(2026, 10, 16, 0, 1))).not.toBe(morning);
  });
});
