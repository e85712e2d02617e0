import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sortInSteps } from "./sort-in-steps.ts";
import { finish } from "./steps.ts";

describe("sortInSteps", () => {
  it("sorts as the built-in sort does, equal items in their order", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 100 }), (values) => {
        const compare = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0);
        expect([...finish(sortInSteps(values.length, compare))]).toEqual([...values.keys()].sort(compare));
      }),
    );
  });

  it("pauses often, whatever the length", () => {
    let steps = 0;
    for (const _ of sortInSteps(10_000, (a, b) => b - a)) steps += 1;
    expect(steps).toBeGreaterThan(200);
  });
});
