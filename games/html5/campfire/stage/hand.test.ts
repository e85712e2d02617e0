import { describe, expect, it } from "vitest";
import type { Action } from "#html5/campfire/core/orders.ts";
import type { Camera } from "#html5/campfire/draw/camera.ts";
import type { View } from "#kit/draw/view.ts";
import { createControls } from "#kit/input/controls.ts";
import { boxOf } from "./bar.ts";
import { createHand } from "./hand.ts";

const slots = ["eat", "feed", "fire", "axe"] as const;

/** A hand over an island that is drawn where it is, in its own size. */
function aHand() {
  const view = { width: 960, height: 540, scale: 1 } as View;
  const camera = { toIsland: (_: View, spot: { x: number; y: number }) => spot } as Camera;
  const hand = createHand(view, camera, () => slots);
  const controls = createControls<Action>();
  const at = (x: number, y: number, isDown: boolean) => {
    controls.feed({ pointer: { x, y, isDown } });
    return hand.read(controls, { x: 480, y: 270 });
  };
  const box = boxOf(view, slots, "axe") ?? { x: 0, y: 0 };
  return { hand, at, axe: { x: box.x + 5, y: box.y + 5 } };
}

describe("createHand", () => {
  it("presses the key of a button once, and swings at nothing", () => {
    const { hand, at, axe } = aHand();
    expect(at(axe.x, axe.y, true)).toEqual({ held: ["make3"], struck: ["make3"] });
    expect(hand.pointed).toBe("axe");
    expect(at(axe.x, axe.y, true)).toEqual({ held: [], struck: [] });
  });

  it("aims with a mouse that moves, and reaches where it is pressed", () => {
    const { at } = aHand();
    expect(at(880, 270, false)).toEqual({ held: [], struck: [], pointer: { x: 0, y: 1, isDown: true } });
    expect(at(480, 300, true)).toEqual({
      held: ["reach"],
      struck: [],
      pointer: { x: 32, y: 0, isDown: true },
    });
  });

  it("leaves the aim to the keys once the mouse has lain still", () => {
    const { at } = aHand();
    for (let i = 0; i < 100; i++) at(300, 300, false);
    expect(at(300, 300, false)).toEqual({ held: [], struck: [] });
  });
});
