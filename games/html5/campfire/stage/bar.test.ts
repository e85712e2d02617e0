import { describe, expect, it } from "vitest";
import { DAY } from "#html5/campfire/core/calendar.ts";
import { barTop, boxOf, slotAt, slotsOf } from "./bar.ts";

const tools = { axe: false, spear: false, coat: false };

describe("the bar", () => {
  it.each([
    { width: 960, height: 540, scale: 1 },
    { width: 1169, height: 540, scale: 0.722 },
    { width: 960, height: 2078, scale: 0.406 },
    { width: 1280, height: 540, scale: 1.07 },
  ])("has buttons for a thumb inside a frame of $width × $height, none over another", (view) => {
    const slots = slotsOf({ tools }, DAY * 12);
    expect(slots).toHaveLength(12);
    for (const slot of slots) {
      const box = boxOf(view, slots, slot);
      if (!box) throw new Error(`${slot} has no button.`);
      expect(box.size * view.scale).toBeGreaterThan(44);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.size).toBeLessThanOrEqual(view.width);
      expect(box.y).toBeGreaterThanOrEqual(barTop(view, slots));
      expect(slotAt(view, slots, { x: box.x + box.size / 2, y: box.y + box.size / 2 })).toBe(slot);
    }
    expect(slotAt(view, slots, { x: 400, y: 200 })).toBeUndefined();
  });

  it("shows what the day has taught, and no tool that is owned", () => {
    expect(slotsOf({ tools }, 0)).toEqual(["eat", "feed", "fire", "torch", "axe", "wall"]);
    expect(slotsOf({ tools: { ...tools, axe: true } }, 0)).not.toContain("axe");
  });
});
