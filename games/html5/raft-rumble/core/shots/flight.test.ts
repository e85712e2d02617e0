import { describe, expect, it } from "vitest";
import { type Facing, pathOf, powerFor } from "./flight.ts";

const from = { x: 200, y: 340 };

function nearest(
  gadget: "balloon" | "fish" | "anchor",
  angle: number,
  facing: Facing,
  wind: number,
  dx: number,
) {
  const to = { x: from.x + dx * facing, y: 320 };
  const power = powerFor(from, to, { gadget, angle, facing, wind });
  if (power === undefined) return undefined;
  let best = Number.POSITIVE_INFINITY;
  let age = 0;
  for (const { x, y } of pathOf(from, { gadget, angle, power }, facing, wind)) {
    best = Math.min(best, Math.hypot(x - to.x, y - to.y));
    if (++age > 300) break;
  }
  return best;
}

describe("powerFor", () => {
  it.each([
    ["balloon", 0.8, 1, 0],
    ["balloon", 0.6, -1, 0.03],
    ["balloon", 1.1, 1, -0.02],
    ["anchor", 0.7, 1, 0.04],
    ["fish", 0.4, 1, 0],
    ["fish", 0.4, -1, -0.02],
  ] as const)(
    "makes a %s thrown at %f meet its target (facing %i, wind %f)",
    (gadget, angle, facing, wind) => {
      expect(nearest(gadget, angle, facing, wind, 500)).toBeLessThan(14);
    },
  );

  it("says so when nobody could throw that far", () => {
    expect(nearest("balloon", 0.8, 1, 0, 2000)).toBeUndefined();
  });
});

describe("pathOf", () => {
  it("brings a fish back to where it came from", () => {
    const xs: number[] = [];
    for (const { x } of pathOf(from, { gadget: "fish", angle: 0.3, power: 0.9 }, 1, 0)) {
      if (xs.push(x) >= 260) break;
    }
    expect(Math.max(...xs)).toBeGreaterThan(700);
    expect(xs.at(-1)).toBeLessThan(300);
  });

  it("lets the wind take a balloon further than an anchor", () => {
    const reach = (gadget: "balloon" | "anchor", wind: number) => {
      let age = 0;
      for (const { x } of pathOf(from, { gadget, angle: 0.9, power: 0.7 }, 1, wind))
        if (++age === 60) return x;
      return 0;
    };
    const blown = (gadget: "balloon" | "anchor") => reach(gadget, 0.03) - reach(gadget, 0);
    expect(blown("balloon")).toBeGreaterThan(40);
    expect(blown("anchor")).toBeLessThan(10);
  });
});
