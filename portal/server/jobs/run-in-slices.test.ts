import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Steps } from "#domain/steps.ts";
import { runInSlices } from "./run-in-slices.ts";

/** Work of so many steps, a millisecond each. */
function* working(steps: number, done: { steps: number }): Steps<string> {
  for (; done.steps < steps; done.steps += 1) {
    for (const end = performance.now() + 1; performance.now() < end; );
    yield;
  }
  return "done";
}

describe("runInSlices", () => {
  it("lets other tasks run between slices, and gives the result", async () => {
    const done = { steps: 0 };
    const seen: number[] = [];
    const running = runInSlices(working(100, done), new AbortController().signal);
    while (done.steps < 100) {
      seen.push(done.steps);
      await nextTurn();
    }
    expect(await running).toBe("done");
    const longest = Math.max(...seen.slice(1).map((steps, at) => steps - (seen[at] ?? 0)));
    expect(longest).toBeLessThanOrEqual(10);
  });

  it("stops when told", async () => {
    const stop = new AbortController();
    const done = { steps: 0 };
    const running = runInSlices(working(100, done), stop.signal);
    stop.abort();
    await expect(running).rejects.toThrow();
    expect(done.steps).toBeLessThan(20);
  });
});
