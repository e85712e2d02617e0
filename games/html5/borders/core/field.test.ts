import { describe, expect, it } from "vitest";
import { cellAt, Field, MIDDLE, NOBODY, OUTSIDE } from "./field.ts";

/** The cells of a square's rim. */
function rim(left: number, top: number, size: number): number[] {
  const cells: number[] = [];
  for (let i = 0; i < size; i++) {
    cells.push(cellAt(left + i, top), cellAt(left + i, top + size - 1));
    cells.push(cellAt(left, top + i), cellAt(left + size - 1, top + i));
  }
  return cells;
}

describe("Field", () => {
  it("gives a closed line and all that it encloses", () => {
    const field = new Field();
    expect(field.claim(1, rim(50, 50, 10))).toBe(100);
    expect(field.owner[cellAt(55, 55)]).toBe(1);
    expect(field.owner[cellAt(49, 55)]).toBe(NOBODY);
  });

  it("gives nothing but the line where the loop is open", () => {
    const field = new Field();
    const open = rim(50, 50, 10).filter((cell) => cell !== cellAt(55, 50));
    expect(field.claim(1, open)).toBe(35);
    expect(field.owner[cellAt(55, 55)]).toBe(NOBODY);
  });

  it("takes the land of others that lies within, and counts it", () => {
    const field = new Field();
    field.settle(2, 55, 55, 2);
    const before = field.landOf(2);
    expect(before).toBeGreaterThan(8);
    field.claim(1, rim(50, 50, 10));
    expect(field.landOf(2)).toBe(0);
    expect(field.landOf(1)).toBe(100);
  });

  it("fills the bay between the land and a line around it", () => {
    const field = new Field();
    field.claim(1, rim(50, 50, 10));
    const line = [60, 61, 62].flatMap((x) => [cellAt(x, 52), cellAt(x, 56)]);
    line.push(...[52, 53, 54, 55, 56].map((y) => cellAt(63, y)));
    field.claim(1, line);
    expect(field.owner[cellAt(61, 54)]).toBe(1);
    expect(field.landOf(1)).toBe(120);
  });

  it("fills a hole that others have bitten into the land with the next loop, wherever that is", () => {
    const field = new Field();
    field.claim(1, rim(50, 50, 20));
    field.settle(2, 60, 60, 3);
    expect(field.landOf(2)).toBeGreaterThan(20);
    field.claim(1, [cellAt(70, 52), cellAt(71, 52), cellAt(71, 53), cellAt(70, 53)]);
    expect(field.landOf(2)).toBe(0);
    expect(field.landOf(1)).toBe(404);
  });

  it("fills both sides of a line that closes a bay and a ring at once, and nothing outside", () => {
    const field = new Field();
    const open = rim(40, 40, 20).filter((cell) => cell !== cellAt(50, 40) && cell !== cellAt(50, 59));
    field.claim(1, open);
    expect(field.landOf(1)).toBe(74);
    field.claim(
      1,
      Array.from({ length: 20 }, (_, i) => cellAt(50, 40 + i)),
    );
    expect(field.landOf(1)).toBe(400);
  });

  it("never gives land beyond the edge", () => {
    const field = new Field();
    field.settle(1, MIDDLE, 3, 6);
    expect(field.owner[cellAt(MIDDLE, 0)]).toBe(OUTSIDE);
    expect(field.landOf(1)).toBeLessThan(Math.PI * 36);
  });

  it("frees all land of one who is out", () => {
    const field = new Field();
    field.claim(1, rim(50, 50, 10));
    field.free(1);
    expect(field.landOf(1)).toBe(0);
    expect(field.owner.includes(1)).toBe(false);
  });
});
