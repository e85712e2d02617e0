import { atan2, hypot } from "#kit/exact-math.ts";
import type { Controls, Point } from "#kit/input/controls.ts";
import type { Action } from "./arena.ts";

const keys: readonly Action[] = ["left", "right", "up", "down"];
/** Game units around the figure in which the mouse says nothing: there its direction would flicker. */
const STILL = 14;

/** Whichever of mouse and keys was used last, steers. */
export function createSteering() {
  let last: Point | undefined;
  let isByMouse = false;
  return (controls: Controls<Action>, figure: Point): number | undefined => {
    const { x, y, isDown } = controls.pointer;
    if (keys.some((key) => controls.held(key))) isByMouse = false;
    else if (isDown || (last && hypot(x - last.x, y - last.y) > 1)) isByMouse = true;
    last = { x, y };
    const isFar = hypot(x - figure.x, y - figure.y) > STILL;
    return isByMouse && isFar ? atan2(y - figure.y, x - figure.x) : undefined;
  };
}
