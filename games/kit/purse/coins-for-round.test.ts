import { describe, expect, it } from "vitest";
import { coinsForRound } from "./coins-for-round.ts";

describe("coinsForRound", () => {
  it("pays for time, up to a limit, and a new best on top", () => {
    const pay = (seconds: number, isRecord = false) =>
      coinsForRound({ score: 5, steps: seconds * 60, isRecord });
    expect([pay(0), pay(20), pay(60), pay(3600)]).toEqual([1, 6, 16, 20]);
    expect(pay(20, true)).toBe(16);
  });

  it("pays nothing for a round without a point", () => {
    expect(coinsForRound({ score: 0, steps: 9999, isRecord: false })).toBe(0);
  });
});
