import { describe, expect, it } from "vitest";
import { daylightAt, isGolden, milestoneAt, nextAfter, speedAt } from "./worlds.ts";

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
    expect(milestoneAt(600).name).toBe("golden");
    expect([isGolden(599), isGolden(600)]).toEqual([false, true]);
  });

  it("lets the worlds take turns after that, for ever", () => {
    const worlds = [700, 800, 900, 960].map((second) => milestoneAt(second).world);
    expect(worlds).toEqual(["greenhouse", "moon", "desert", "greenhouse"]);
    expect(milestoneAt(700).second).not.toBe(milestoneAt(800).second);
  });
});

describe("nextAfter", () => {
  it("is the next stretch that begins with a full minute, until there is nothing new", () => {
    expect([30, 100, 300, 600].map((second) => nextAfter(second)?.name)).toEqual([
      "greenhouse",
      "moon",
      "moonAgain",
      undefined,
    ]);
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
