import type { Controls, Pointer } from "#kit/input/controls.ts";
import type { TapeStep } from "./tape.ts";

/** Controls of a recorded round, live and played back: both see the very same input. */
export interface TapeControls<Action extends string> extends Controls<Action> {
  /** Begins the next step. */
  feed(step: Readonly<TapeStep>): void;
}

/** Edge detection as in `createControls`, on bits: playing back is a matter of a few comparisons a step. */
export function createTapeControls<Action extends string>(actions: readonly Action[]): TapeControls<Action> {
  const bits = new Map(actions.map((action, bit) => [action, 1 << bit]));
  const bitOf = (action: Action) => bits.get(action) ?? 0;
  const pointer: Pointer = { x: 0, y: 0, isDown: false, pressed: false, released: false };
  let held = 0;
  let pressed = 0;
  let released = 0;
  return {
    held: (action) => (held & bitOf(action)) !== 0,
    pressed: (action) => (pressed & bitOf(action)) !== 0,
    released: (action) => (released & bitOf(action)) !== 0,
    pointer,
    feed(step) {
      const edge = !step.isSettled;
      pressed = edge ? (step.held & ~held) | step.struck : 0;
      released = edge ? held & ~step.held : 0;
      held = step.held;
      pointer.pressed = edge && step.isDown && (!pointer.isDown || step.isStruck);
      pointer.released = edge && !step.isDown && pointer.isDown;
      pointer.x = step.x;
      pointer.y = step.y;
      pointer.isDown = step.isDown;
    },
  };
}
