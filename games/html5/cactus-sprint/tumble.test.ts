import { describe, expect, it } from "vitest";
import { Tumble } from "./tumble.ts";

describe("Tumble", () => {
  it.each([0, 90])("ends on the ground, on its back and still in sight, from %i units up", (y) => {
    const tumble = new Tumble(y);
    for (let step = 0; step < 90; step++) tumble.step();
    expect(tumble.isDown).toBe(true);
    expect(tumble.y).toBe(0);
    expect(tumble.turn).toBe(-Math.PI / 2);
    expect(tumble.back).toBeGreaterThan(40);
    expect(tumble.back).toBeLessThan(90);
  });

  it("bounces before it rests", () => {
    const tumble = new Tumble(0);
    const heights: number[] = [];
    for (let step = 0; step < 90; step++) {
      tumble.step();
      heights.push(tumble.y);
    }
    expect(heights.slice(heights.indexOf(0)).some((y) => y > 0)).toBe(true);
  });
});
