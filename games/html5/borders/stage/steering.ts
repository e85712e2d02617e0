import type { Action } from "#html5/borders/core/arena.ts";
import { compassTo } from "#kit/input/compass.ts";
import type { Controls, Move, Point } from "#kit/input/controls.ts";

const keys: readonly Action[] = ["left", "right", "up", "down"];
/** Game units around the figure in which the mouse says nothing: there its direction would flicker. */
const STILL = 14;

/** The input as the rules take it: whichever of mouse and keys was used last, steers. A mouse need not be pressed for it. */
export function createSteering() {
  let last: Point | undefined;
  let isByMouse = false;
  return (controls: Controls<Action>, figure: Point): Move<Action> => {
    const { x, y, isDown } = controls.pointer;
    const held = keys.filter((key) => controls.held(key));
    if (held.length > 0) isByMouse = false;
    else if (isDown || (last && Math.hypot(x - last.x, y - last.y) > 1)) isByMouse = true;
    last = { x, y };
    const isFar = Math.hypot(x - figure.x, y - figure.y) > STILL;
    if (!isByMouse || !isFar) return { held };
    return { held, pointer: { ...compassTo(figure, { x, y }), isDown: true } };
  };
}
