import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFewKeys } from "./few-keys.ts";

describe("createFewKeys", () => {
  it("has what a set has", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (keys, others) => {
        const few = createFewKeys(keys);
        const all = new Set(keys);
        for (const key of [...keys, ...others]) expect(few.has(key)).toBe(all.has(key));
      }),
    );
  });
});
