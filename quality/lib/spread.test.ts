import { expect, it } from "vitest";
import { spread } from "./spread.ts";

it("spreads over the list, with its ends, and is all of a short one", () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6], 3)).toEqual([0, 3, 6]);
  expect(spread([0, 1, 2, 3, 4, 5], 4)).toEqual([0, 2, 3, 5]);
  expect(spread([0, 1], 9)).toEqual([0, 1]);
  expect(spread([0, 1, 2], 1)).toEqual([0]);
  expect(spread([], 3)).toEqual([]);
});
