import type { Move } from "#kit/input/controls.ts";
import { type AnyRules, rulesVersion } from "./rules.ts";
import { createMovesWriter, type Json, restingStep, toTapeStep, writeTape } from "./tape.ts";
import { createTapeControls, type TapeControls } from "./tape-controls.ts";

/** A pointer that is held down is read once in this many steps, and less often where the tape would get larger than 2 KB a minute. */
const POINTER_SAMPLE_STEPS = 4;
const BYTES_PER_STEP = 1900 / 3600;
/** What a drag at the begin of a round may take in advance. */
const SPARE_BYTES = 40;
/** A longer round is not recorded to its end. */
const MAX_TAPE_BYTES = 60_000;

/** Records one round: its core sees the input through `controls`, exactly as the tape keeps it. */
export type Recorder<Action extends string> = {
  readonly controls: TapeControls<Action>;
  /** Takes the input of the next step. `isSettled`: the round begins or goes on, so what is down counts as no new press. */
  step(move: Move<Action>, isSettled: boolean): void;
  /** The tape so far; undefined where it became too long. */
  finish(options: Json, version?: string): Uint8Array | undefined;
};

export function createRecorder<Action extends string>(
  { slug, actions }: Pick<AnyRules, "slug" | "actions">,
  seed: number,
): Recorder<Action> {
  const writer = createMovesWriter();
  const controls = createTapeControls<Action>(actions);
  let last = restingStep();
  return {
    controls,
    step(move, isSettled) {
      const isAffordable = writer.size < SPARE_BYTES + writer.steps * BYTES_PER_STEP;
      const hasSample = isAffordable && writer.steps % POINTER_SAMPLE_STEPS === 0;
      const step = toTapeStep(move, actions as readonly Action[], { before: last, isSettled, hasSample });
      if (writer.size < MAX_TAPE_BYTES) writer.write(step);
      controls.feed(step);
      last = step;
    },
    finish(options, version = rulesVersion) {
      if (writer.size >= MAX_TAPE_BYTES) return undefined;
      return writeTape({ game: slug, version, seed, options }, writer);
    },
  };
}
