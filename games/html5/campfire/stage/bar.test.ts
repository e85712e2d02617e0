import { describe, expect, it } from "vitest";
import { recipeIds } from "#html5/campfire/core/recipes.ts";
import { boxOf, slotAt } from "./bar.ts";

describe("the bar", () => {
  it.each([
    { width: 960, height: 540 },
    { width: 960, height: 640 },
    { width: 1280, height: 540 },
  ])("has every button inside a frame of $width × $height, none over another", (view) => {
    const slots = ["eat", "feed", ...recipeIds] as const;
    for (const slot of slots) {
      const { x, y, size } = boxOf(view, slot);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThan(view.width - 120);
      expect(slotAt(view, { x: x + size / 2, y: y + size / 2 })).toBe(slot);
    }
    expect(slotAt(view, { x: 400, y: 200 })).toBeUndefined();
  });
});
