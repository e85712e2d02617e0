import { describe, expect, it } from "vitest";
import { scaleFor } from "./screen.ts";

const picture = { width: 256, height: 240 };

describe("scaleFor", () => {
  it("grows in whole steps of the device's pixels", () => {
    expect(scaleFor(picture, { width: 1200, height: 544 }, "whole", 1)).toBe(2);
    expect(scaleFor(picture, { width: 342, height: 292 }, "whole", 3)).toBe(1);
    expect(scaleFor(picture, { width: 390, height: 400 }, "whole", 3)).toBeCloseTo(4 / 3);
  });

  it("fits where it is asked to, or where one step is too large", () => {
    expect(scaleFor(picture, { width: 1200, height: 540 }, "fit", 1)).toBe(2.25);
    expect(scaleFor(picture, { width: 128, height: 400 }, "whole", 1)).toBe(0.5);
  });
});
