import { describe, expect, it } from "vitest";
import { createControls } from "#kit/input/controls.ts";
import { type Action, orderOf, pointingTo } from "./orders.ts";

const hero = { x: 100, y: 100 };
const order = (held: readonly Action[], spot?: { x: number; y: number }) => {
  const controls = createControls<Action>();
  controls.feed({ held, ...(spot && { pointer: { ...pointingTo(hero, spot), isDown: true } }) });
  return orderOf(controls);
};

describe("the hero's orders", () => {
  it("walk where the keys say and aim where the mouse is", () => {
    expect(order(["right"], { x: 100, y: 50 })).toMatchObject({
      heading: 0,
      facing: -Math.PI / 2,
      isSwinging: false,
    });
  });

  it("walk to a place that is pressed from afar, and only hit what is near", () => {
    expect(order(["reach"], { x: 300, y: 100 })).toMatchObject({ heading: 0, isSwinging: true });
    expect(order(["reach"], { x: 130, y: 100 })).toMatchObject({ heading: undefined, isSwinging: true });
  });

  it("make what the number key names", () => {
    expect(order(["make3"]).make).toBe("axe");
    expect(order(["make0"]).make).toBe("beacon");
  });
});
