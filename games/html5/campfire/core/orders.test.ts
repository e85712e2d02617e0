import { describe, expect, it } from "vitest";
import { createControls } from "#kit/input/controls.ts";
import { type Action, orderOf, type Pointing } from "./orders.ts";
import { makeSurvivor } from "./survivor.ts";

const hero = makeSurvivor(0, "You", undefined, { x: 100, y: 100 }, 0);
const nothing: Pointing = {
  at: { x: 0, y: 0 },
  isAiming: false,
  isDown: false,
  make: undefined,
  eats: false,
  feeds: false,
};
const order = (held: readonly Action[], pointing?: Partial<Pointing>) => {
  const controls = createControls<Action>();
  controls.feed({ held });
  return orderOf(controls, hero, { ...nothing, ...pointing });
};

describe("the hero's orders", () => {
  it("walk where the keys say and aim where the mouse is", () => {
    expect(order(["right"], { at: { x: 100, y: 50 }, isAiming: true })).toMatchObject({
      heading: 0,
      facing: -Math.PI / 2,
    });
  });

  it("walk to a place that is pressed from afar, and only hit what is near", () => {
    expect(order([], { at: { x: 300, y: 100 }, isDown: true })).toMatchObject({
      heading: 0,
      isSwinging: true,
    });
    expect(order([], { at: { x: 130, y: 100 }, isDown: true })).toMatchObject({
      heading: undefined,
      isSwinging: true,
    });
  });

  it("make what the number key or the button names", () => {
    expect(order(["make3"]).make).toBe("axe");
    expect(order(["make0"]).make).toBe("beacon");
    expect(order([], { make: "wall" }).make).toBe("wall");
  });
});
