import { expect, it } from "vitest";
import { figuresOf } from "./processes.ts";

it("divides by the cores that the processes can use, and compares with one process", () => {
  const rates = new Map([
    [1, { perSecond: 100, perCoreSecond: 110 }],
    [4, { perSecond: 180, perCoreSecond: 99 }],
  ]);
  const figures = figuresOf(rates, 2).map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(figures)).toMatchObject({
    "processes/1, requests for each core given": 100,
    "processes/4, requests for each core given": 90,
    "processes/4 against 1, requests": 1.8,
    "processes/4 against 1, requests for each second of CPU": 0.9,
  });
});
