import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openStateRing } from "./state-ring.ts";

describe("openStateRing", () => {
  it("gives states back, the latest first", () => {
    const states = fc.array(fc.uint8Array({ minLength: 40, maxLength: 42 }), { maxLength: 12 });
    fc.assert(
      fc.property(states, (pushed) => {
        const ring = openStateRing(20);
        for (const state of pushed) ring.push(state);
        expect(Array.from({ length: pushed.length }, () => ring.pop())).toEqual(pushed.toReversed());
        expect(ring.pop()).toBeUndefined();
      }),
    );
  });

  it("drops the oldest state for a new one", () => {
    const ring = openStateRing(2);
    for (const value of [1, 2, 3]) ring.push(Uint8Array.of(value));
    expect([ring.length, ring.pop(), ring.pop(), ring.pop()]).toEqual([
      2,
      Uint8Array.of(3),
      Uint8Array.of(2),
      undefined,
    ]);
  });

  it("goes on after it was rewound", () => {
    const ring = openStateRing(5);
    for (const value of [1, 2, 3]) ring.push(Uint8Array.of(value));
    ring.pop();
    ring.push(Uint8Array.of(9));
    expect([ring.pop(), ring.pop(), ring.pop()]).toEqual(
      [[9], [2], [1]].map((bytes) => Uint8Array.from(bytes)),
    );
  });
});
