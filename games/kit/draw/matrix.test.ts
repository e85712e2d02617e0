import { describe, expect, it } from "vitest";
import { lookAlong, type Matrix, multiply, perspective, turn, type Vector } from "./matrix.ts";

/** Where a point ends up on the screen, -1 to 1 each way. */
function onScreen(matrix: Matrix, [x, y, z]: Vector): number[] {
  const row = (i: number) =>
    (matrix[i] ?? 0) * x + (matrix[4 + i] ?? 0) * y + (matrix[8 + i] ?? 0) * z + (matrix[12 + i] ?? 0);
  return [row(0), row(1), row(2)].map((value) => Math.round((value / row(3)) * 1000) / 1000 + 0);
}

describe("perspective", () => {
  it("puts what is at the rim of the angle at the rim of the screen", () => {
    const matrix = perspective(Math.PI / 2, 2, 1, 100);
    expect(onScreen(matrix, [10, 5, -5]).slice(0, 2)).toEqual([1, 1]);
  });

  it("goes from -1 at the near plane to 1 at the far one", () => {
    const matrix = perspective(1, 1, 1, 100);
    expect(onScreen(matrix, [0, 0, -1])[2]).toBe(-1);
    expect(onScreen(matrix, [0, 0, -100])[2]).toBe(1);
  });
});

describe("lookAlong", () => {
  it("brings what it looks at to the middle", () => {
    const matrix = multiply(perspective(1, 1, 1, 100), lookAlong([3, -2, -6]));
    expect(onScreen(matrix, [6, -4, -12]).slice(0, 2)).toEqual([0, 0]);
  });

  it("keeps right at the right and up at the top", () => {
    const matrix = multiply(perspective(1, 1, 1, 100), lookAlong([0, 0, -1]));
    const [x = 0, y = 0] = onScreen(matrix, [1, 2, -10]);
    expect(x).toBeGreaterThan(0);
    expect(y).toBeGreaterThan(x);
  });

  it("turns the picture to the other side of the lean", () => {
    const [x = 0, y = 0] = onScreen(lookAlong([0, 0, -1], Math.PI / 2), [0, 1, -5]);
    expect([x, y]).toEqual([1, 0]);
  });
});

describe("turn", () => {
  it("turns about its axis by the right-hand rule", () => {
    expect(onScreen(turn([0, 0, 1], Math.PI / 2), [1, 0, 0])).toEqual([0, 1, 0]);
  });

  it("adds up when multiplied", () => {
    const twice = multiply(turn([0, 1, 0], 0.4), turn([0, 1, 0], 0.3));
    expect(onScreen(twice, [1, 2, 3])).toEqual(onScreen(turn([0, 1, 0], 0.7), [1, 2, 3]));
  });
});
