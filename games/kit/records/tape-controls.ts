import type { Controls, Pointer } from "#kit/input/controls.ts";
import type { TapeStep } from "./tape.ts";

/** Controls of a recorded round, live and played back: both see the very same input. */
export interface TapeControls<Action extends string> extends Controls<Action> {
  /** Begins the next step. */
  feed(step: Readonly<TapeStep>): void;
}

export function createTapeControls<Action extends string>(actions: readonly Action[]): TapeControls<Action> {
  return new BitControls(actions);
}

/** Edge detection as in `createControls`, on bits: playing back is a matter of a few comparisons a step. */
export class BitControls<Action extends string> implements TapeControls<Action> {
  readonly pointer: Pointer = { x: 0, y: 0, isDown: false, pressed: false, released: false };
  protected readonly bits: ReadonlyMap<Action, number>;
  private heldBits = 0;
  private pressedBits = 0;
  private releasedBits = 0;

  constructor(actions: readonly Action[]) {
    this.bits = new Map(actions.map((action, bit) => [action, 1 << bit]));
  }

  held(action: Action): boolean {
    return this.has(this.heldBits, action);
  }

  pressed(action: Action): boolean {
    return this.has(this.pressedBits, action);
  }

  released(action: Action): boolean {
    return this.has(this.releasedBits, action);
  }

  feed(step: Readonly<TapeStep>): void {
    const { pointer } = this;
    const before = this.heldBits;
    const edge = !step.isSettled;
    this.pressedBits = edge ? (step.held & ~before) | step.struck : 0;
    this.releasedBits = edge ? before & ~step.held : 0;
    this.heldBits = step.held;
    pointer.pressed = edge && step.isDown && (!pointer.isDown || step.isStruck);
    pointer.released = edge && !step.isDown && pointer.isDown;
    pointer.x = step.x;
    pointer.y = step.y;
    pointer.isDown = step.isDown;
  }

  /** In most steps no action begins or ends, and in many none is held: that is known without a look at the table. */
  private has(mask: number, action: Action): boolean {
    return mask !== 0 && (mask & (this.bits.get(action) ?? 0)) !== 0;
  }
}
