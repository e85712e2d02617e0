import { expect, it } from "vitest";
import { figuresOf } from "./paint-figures.ts";

it("gives a page's paint as multiples of its control page's, and its largest as one of its first", () => {
  const page = { firstPaint: 600, largestPaint: 900, mainThread: 800, bytesBeforeIdle: 24_000 };
  const control = { firstPaint: 400, largestPaint: 450, mainThread: 200, bytesBeforeIdle: 9000 };
  const figures = figuresOf("paint/list", { page, control });
  const values = Object.fromEntries(figures.map(({ name, value }) => [name, value]));
  expect(values).toMatchObject({
    "paint/list/FCP against control": 1.5,
    "paint/list/LCP against control": 2,
    "paint/list/LCP against FCP": 1.5,
    "paint/list/main thread against control": 4,
    "paint/list/bytes before idle": 24_000,
  });
});
