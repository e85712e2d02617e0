import type { Action, Pointing } from "#html5/campfire/core/orders.ts";
import type { Camera } from "#html5/campfire/draw/camera.ts";
import type { View } from "#kit/draw/view.ts";
import type { Controls } from "#kit/input/controls.ts";
import { type Slot, slotAt } from "./bar.ts";

/** A mouse that lay still for so long leaves the aim to the keys. */
const PATIENCE = 90;

/** Reads the mouse: a press on a button is a button, anywhere else it aims, walks and swings. */
export function createHand(view: View, camera: Camera) {
  let last = { x: 0, y: 0 };
  let still = PATIENCE;
  let isOnBar = false;
  let pointed: Slot | undefined;
  return {
    /** The button under the mouse. */
    get pointed() {
      return pointed;
    },
    read(controls: Controls<Action>): Pointing {
      const { x, y, isDown, pressed } = controls.pointer;
      still = x === last.x && y === last.y && !isDown ? still + 1 : 0;
      last = { x, y };
      const isThere = still < PATIENCE;
      pointed = isThere ? slotAt(view, { x, y }) : undefined;
      if (pressed) isOnBar = pointed !== undefined;
      const clicked = pressed ? pointed : undefined;
      const isForBar = isOnBar && isDown;
      return {
        at: camera.toIsland(view, { x, y }),
        isAiming: isThere && pointed === undefined,
        isDown: isDown && !isForBar,
        make: clicked === "eat" || clicked === "feed" ? undefined : clicked,
        eats: clicked === "eat",
        feeds: clicked === "feed",
      };
    },
  };
}
