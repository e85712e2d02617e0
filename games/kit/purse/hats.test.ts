import { describe, expect, it } from "vitest";
import { hats } from "./hats.ts";

describe("the hats", () => {
  it("have ids of their own, and stand in the order of their prices", () => {
    expect(new Set(hats.map(({ id }) => id)).size).toBe(hats.length);
    const prices = hats.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it("include one or two for nothing; the others cost 20 to 400 coins", () => {
    const paid = hats.filter(({ price }) => price > 0).map(({ price }) => price);
    expect(hats.length - paid.length).toBeLessThanOrEqual(2);
    expect([Math.min(...paid), Math.max(...paid)]).toEqual([20, 400]);
  });
});
