import { describe, expect, it } from "vitest";
import { fitInto, sharpness } from "./view.ts";

describe("fitInto", () => {
  it("centres a letterboxed game and shows all of it", () => {
    const fit = fitInto({ width: 480, height: 320 }, { width: 960, height: 540 });
    expect(fit).toEqual({ scale: 0.5, left: 0, top: 25, width: 960, height: 540 });
  });

  it("puts the bars at the sides of a wide frame", () => {
    const fit = fitInto({ width: 1000, height: 270 }, { width: 960, height: 540 });
    expect(fit).toMatchObject({ scale: 0.5, left: 260, top: 0 });
  });

  it("gives an expanding game the whole frame and never less than its own area", () => {
    const size = { width: 960, height: 540, fit: "expand" } as const;
    expect(fitInto({ width: 480, height: 320 }, size)).toEqual({
      scale: 0.5,
      left: 0,
      top: 0,
      width: 960,
      height: 640,
    });
    expect(fitInto({ width: 1080, height: 540 }, size)).toMatchObject({ width: 1080, height: 540 });
  });
});

describe("sharpness", () => {
  it("follows the display", () => {
    expect(sharpness({ width: 960, height: 540 }, 2)).toBe(2);
  });

  it("holds back on a huge frame", () => {
    const ratio = sharpness({ width: 3840, height: 2160 }, 2);
    expect(3840 * ratio * 2160 * ratio).toBeCloseTo(2560 * 1440);
  });
});
