import { describe, expect, it } from "vitest";
import { openFrameClock } from "./frame-clock.ts";

/** Frames that are due in ten seconds on a screen of this rate, and the fewest and most at once. */
function tenSecondsAt(screenRate: number) {
  const clock = openFrameClock(60);
  const counts = Array.from({ length: screenRate * 10 }, (_, at) =>
    clock.framesDue((at * 1000) / screenRate),
  );
  return {
    sum: counts.reduce((sum, count) => sum + count),
    min: Math.min(...counts),
    max: Math.max(...counts),
  };
}

describe("openFrameClock", () => {
  it("keeps the console's rate on a screen of any other", () => {
    expect(tenSecondsAt(60)).toEqual({ sum: 600, min: 1, max: 1 });
    expect(tenSecondsAt(120).sum).toBeCloseTo(600, -1);
    expect(tenSecondsAt(30)).toMatchObject({ min: 1, max: 2 });
  });

  it("bears a screen whose clock jitters", () => {
    const clock = openFrameClock(60);
    const counts = [0, 17, 33, 51, 66, 84].map((now) => clock.framesDue(now));
    expect(counts).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it("makes up for four frames at most, and for none after a rest", () => {
    const clock = openFrameClock(60);
    clock.framesDue(0);
    expect(clock.framesDue(60_000)).toBe(4);
    clock.stop();
    expect(clock.framesDue(120_000)).toBe(1);
  });
});
