import { describe, expect, it } from "vitest";
import { createClock } from "./clock.ts";

function stepsInOneSecond(framesPerSecond: number, speed = 1): number {
  const clock = createClock(speed);
  let steps = 0;
  for (let frame = 0; frame <= framesPerSecond; frame++) {
    steps += clock.advance((frame * 1000) / framesPerSecond).steps;
  }
  return steps;
}

describe("createClock", () => {
  it.each([24, 30, 60, 75, 120, 144, 240])("gives 60 steps in a second at %i frames", (rate) => {
    expect(stepsInOneSecond(rate)).toBe(60);
  });

  it("gives exactly one step to each frame of a display that is almost at 60 Hz", () => {
    const clock = createClock();
    clock.advance(0);
    const steps = Array.from({ length: 100 }, (_, frame) => clock.advance((frame + 1) * 16.9).steps);
    expect(new Set(steps)).toEqual(new Set([1]));
  });

  it("tells how far the next step has come, for drawing between two steps", () => {
    const clock = createClock();
    clock.advance(0);
    expect(clock.advance(25)).toEqual({ steps: 1, alpha: expect.closeTo(0.5) });
  });

  it("catches up a hiccup only so far and forgets the rest", () => {
    const clock = createClock();
    clock.advance(0);
    expect(clock.advance(60_000)).toEqual({ steps: 12, alpha: 0 });
    expect(clock.advance(60_000).steps).toBe(0);
  });

  it("runs faster than the wall clock when asked to", () => {
    expect(stepsInOneSecond(60, 8)).toBe(480);
  });

  it("does not step back when the clock does", () => {
    const clock = createClock();
    clock.advance(1000);
    expect(clock.advance(500).steps).toBe(0);
  });
});
