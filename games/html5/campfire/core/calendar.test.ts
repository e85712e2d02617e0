import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import {
  chill,
  DAY,
  darkness,
  dayOf,
  daysSince,
  isNight,
  planStorms,
  seasonOf,
  stormAt,
} from "./calendar.ts";

describe("the calendar", () => {
  it("has light in the morning and dark before the next", () => {
    expect(darkness(DAY * 0.2)).toBe(0);
    expect(darkness(DAY * 0.8)).toBe(1);
    expect(isNight(DAY * 0.8)).toBe(true);
    expect(dayOf(DAY * 1.2)).toBe(2);
  });

  it("brings autumn after three minutes, winter after six, spring after nine", () => {
    expect([0, 3, 6, 9, 12].map((day) => seasonOf(day * DAY))).toEqual([
      "summer",
      "autumn",
      "winter",
      "spring",
      "summer",
    ]);
  });

  it("warms by a summer's day, and is coldest on a winter's night in a storm", () => {
    const night = chill(DAY * 6.8, 0);
    expect(chill(DAY * 0.3, 0)).toBeLessThan(0);
    expect(night).toBeGreaterThan(chill(DAY * 0.8, 0));
    expect(chill(DAY * 6.8, 1)).toBeGreaterThan(night);
  });

  it("counts days to the tenth, and never too many", () => {
    expect(daysSince(0, DAY * 1.99)).toBe(1.9);
    expect(daysSince(DAY, DAY * 3)).toBe(2);
  });
});

describe("planStorms", () => {
  it("leaves the first three days calm and always has a storm on the fourth", () => {
    for (const seed of [1, 2, 3]) {
      const storms = planStorms(createRandom(seed));
      expect(storms.every(({ from }) => from >= DAY * 3)).toBe(true);
      expect(stormAt(storms, DAY * 3.25)).toBe(1);
      expect(stormAt(storms, DAY * 2.9)).toBe(0);
    }
  });
});
