import { describe, expect, it } from "vitest";
import { Playout } from "./playout.ts";

/** Plays with moves that come three at a time, `late` steps after they were made. Returns the steps that were seen. */
function seen(late: (target: number) => number, frames: number): number[] {
  const playout = new Playout();
  return Array.from({ length: frames }, (_, target) =>
    playout.stepAt(target, Math.floor((target - late(target)) / 3) * 3),
  );
}

describe("a rival in a race", () => {
  it("moves a step a frame, though its moves come three at a time", () => {
    const steps = seen(() => 9, 300).slice(30);
    expect(new Set(steps.slice(1).map((step, at) => step - (steps[at] ?? 0)))).toEqual(new Set([1]));
    expect(299 - (steps.at(-1) ?? 0)).toBeLessThanOrEqual(12);
  });

  it("is near again some seconds after a stall", () => {
    const steps = seen((target) => (target > 100 && target < 160 ? target - 91 : 9), 600);
    expect(160 - (steps[160] ?? 0)).toBeGreaterThan(50);
    expect(599 - (steps[599] ?? 0)).toBeLessThan(20);
  });
});
