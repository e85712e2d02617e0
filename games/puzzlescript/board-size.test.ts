import { expect, it } from "vitest";
import { cellSize } from "./board-size.ts";

it("makes cells as large as both sides allow, in steps of a sprite's pixels", () => {
  expect(cellSize({ width: 700, height: 520 }, { width: 10, height: 8 })).toBe(65);
  expect(cellSize({ width: 390, height: 520 }, { width: 10, height: 8 })).toBe(35);
  expect(cellSize({ width: 100, height: 100 }, { width: 64, height: 64 })).toBe(5);
});
