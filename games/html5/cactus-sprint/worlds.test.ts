import { describe, expect, it } from "vitest";
import { daylightAt, isGolden, milestoneAt, promiseAfter, speedAt } from "./worlds.ts";

describe("milestoneAt", () => {
  it("leads through three worlds", () => {
    expect([0, 59, 60, 179, 180].map((second) => milestoneAt(second).world)).toEqual([
      "desert",
      "desert",
      "greenhouse",
      "greenhouse",
      "moon",
    ]);
  });

  it("goes golden at minute ten", () => {
    expect(milestoneAt(600).title).toBe("Golden hour");
    expect([isGolden(599), isGolden(600)]).toEqual([false, true]);
  });

  it("lets the worlds take turns after that, for ever", () => {
    const worlds = [700, 800, 900, 960].map((second) => milestoneAt(second).world);
    expect(worlds).toEqual(["greenhouse", "moon", "desert", "greenhouse"]);
    expect(milestoneAt(700).second).not.toBe(milestoneAt(800).second);
  });
});

describe("promiseAfter", () => {
  it("names the next world", () => {
    expect(promiseAfter(30)).toBe("The greenhouse begins at minute 1");
    expect(promiseAfter(100)).toBe("The moon begins at minute 3");
  });
});

describe("speedAt", () => {
  it("always rises and stays below what eyes can follow", () => {
    const speeds = [0, 10, 30, 60, 180, 600].map(speedAt);
    expect(speeds).toEqual(speeds.toSorted((a, b) => a - b));
    expect(speeds.at(-1)).toBeLessThan(12.1);
  });
});

describe("daylightAt", () => {
  it("starts by day, and has night and day again", () => {
    expect([0, 45, 90].map((second) => daylightAt(second * 60))).toEqual([1, 0, 1]);
  });
});
