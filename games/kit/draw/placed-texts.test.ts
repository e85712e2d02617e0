import { describe, expect, it } from "vitest";
import { findShift } from "./placed-texts.ts";

const canvas = { width: 400, height: 200 };
const box = (left: number, top: number, width = 100, height = 20) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("findShift", () => {
  it("leaves a text alone that meets no other", () => {
    const placed = [{ ...box(0, 0), text: "Score" }];
    expect(findShift(box(200, 0), "Best", placed, "gives-way", canvas)).toEqual({ x: 0, y: 0 });
  });

  it("moves a text to the nearest free place above or below", () => {
    const placed = [{ ...box(0, 50), text: "Score" }];
    expect(findShift(box(10, 62), "Best", placed, "gives-way", canvas)).toEqual({ x: 0, y: 10 });
    expect(findShift(box(10, 40), "Best", placed, "gives-way", canvas)).toEqual({ x: 0, y: -12 });
  });

  it("passes several texts on the way", () => {
    const placed = [
      { ...box(0, 0), text: "a" },
      { ...box(0, 21), text: "b" },
    ];
    const shift = findShift(box(0, 12), "c", placed, "floats", canvas);
    expect(shift).toEqual({ x: 2, y: 31 });
  });

  it("keeps a floating text inside the canvas", () => {
    expect(findShift(box(-30, 190), "+10", [], "floats", canvas)).toEqual({ x: 32, y: -12 });
  });

  it("leaves out what floats out of sight or finds no room", () => {
    expect(findShift(box(500, 10), "+10", [], "floats", canvas)).toBeUndefined();
    const full = [{ ...box(0, 0, 400, 200), text: "card" }];
    expect(findShift(box(10, 90), "+10", full, "floats", canvas)).toBeUndefined();
  });

  it("does not move a text away from its own shadow", () => {
    const placed = [{ ...box(2, 2), text: "Perfect!" }];
    expect(findShift(box(0, 0), "Perfect!", placed, "floats", canvas)).toEqual({ x: 2, y: 2 });
  });
});
