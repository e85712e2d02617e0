import { describe, expect, it } from "vitest";
import { moveInGrid } from "./move-in-grid.ts";

const box = (left: number, top: number, width = 100, height = 50) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

/** Three columns and a last row of two, the second row higher than the others. */
const grid = [
  box(0, 0),
  box(110, 0),
  box(220, 0),
  box(0, 60, 100, 70),
  box(110, 60, 100, 70),
  box(220, 60, 100, 70),
  box(0, 140),
  box(110, 140),
];

describe("moveInGrid", () => {
  it("goes sideways as one reads, over the ends of rows", () => {
    expect(moveInGrid(grid, 0, "ArrowRight")).toBe(1);
    expect(moveInGrid(grid, 2, "ArrowRight")).toBe(3);
    expect(moveInGrid(grid, 3, "ArrowLeft")).toBe(2);
  });

  it("goes up and down within the column", () => {
    expect(moveInGrid(grid, 1, "ArrowDown")).toBe(4);
    expect(moveInGrid(grid, 4, "ArrowDown")).toBe(7);
    expect(moveInGrid(grid, 7, "ArrowUp")).toBe(4);
  });

  it("goes to the nearest card of a row that is shorter", () => {
    expect(moveInGrid(grid, 5, "ArrowDown")).toBe(7);
  });

  it("finds a list with other columns below", () => {
    const lists = [
      box(0, 0, 240),
      box(250, 0, 240),
      box(0, 100),
      box(110, 100),
      box(220, 100),
      box(330, 100),
    ];
    expect(moveInGrid(lists, 1, "ArrowDown")).toBe(5);
    expect(moveInGrid(lists, 3, "ArrowUp")).toBe(0);
  });

  it("stays at the edges", () => {
    expect(moveInGrid(grid, 7, "ArrowRight")).toBeUndefined();
    expect(moveInGrid(grid, 0, "ArrowLeft")).toBeUndefined();
    expect(moveInGrid(grid, 1, "ArrowUp")).toBeUndefined();
    expect(moveInGrid(grid, 6, "ArrowDown")).toBeUndefined();
  });
});
