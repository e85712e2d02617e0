import { type Controls, createControls, type Move } from "#kit/input/controls.ts";
import { restingStep, type TapeStep, toTapeStep } from "#kit/records/tape.ts";
import type { SeatMove } from "./seat-moves.ts";

/** Moves of the devices that wait; what is older is put together with what came after it. */
const MAX_WAITING = 4;

/** From the devices to the moves of a seat. A step of the round may take place between two looks at the devices, or after several. */
export function createSeatInput<Action extends string, SeatAction extends string>(
  actions: readonly SeatAction[],
  toCore: (controls: Controls<Action>) => Move<SeatAction>,
) {
  const controls = createControls<Action>();
  const waiting: Move<Action>[] = [];
  let last: Move<Action> = {};
  let before: TapeStep = restingStep();

  return {
    /** The devices' input of a sixtieth of a second. */
    take(move: Move<Action>): void {
      waiting.push(move);
      if (waiting.length <= MAX_WAITING) return;
      const [first, second] = waiting.splice(0, 2);
      if (first && second) waiting.unshift(joined(first, second));
    },
    /** The move of the next step of the round. */
    read(): SeatMove {
      last = waiting.shift() ?? settled(last);
      controls.feed(last);
      before = toTapeStep(toCore(controls), actions, { before, isSettled: false, hasSample: true });
      return before;
    },
  };
}

/** Nothing that was pressed in either of two moves is lost. */
function joined<Action extends string>(first: Move<Action>, second: Move<Action>): Move<Action> {
  return {
    ...second,
    held: [...new Set([...(first.struck ?? []), ...(second.held ?? [])])],
    struck: [...new Set([...(first.struck ?? []), ...(second.struck ?? [])])],
  };
}

/** What is held stays held, without a new press. */
function settled<Action extends string>({ held = [], pointer }: Move<Action>): Move<Action> {
  return { held, ...(pointer && { pointer: { ...pointer, isStruck: false } }) };
}
