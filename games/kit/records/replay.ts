import { createRandom } from "#kit/random.ts";
import { type AnyRules, rulesVersion } from "./rules.ts";
import { createTapeReader, parseTape, type Tape } from "./tape.ts";
import { createTapeControls } from "./tape-controls.ts";
import { TapeError } from "./tape-error.ts";

/** What came out when a tape was played. */
export type Replayed = {
  readonly score: number;
  readonly steps: number;
  readonly seed: number;
  readonly board: string;
  readonly version: string;
};

/** A tape in playback: the core, and the input of each step. */
export function openTape(rules: AnyRules, bytes: Uint8Array) {
  const tape = parseTape(bytes);
  checkHead(rules, tape);
  const { seed, options } = tape.head;
  const reader = createTapeReader(tape);
  const controls = createTapeControls(rules.actions);
  return {
    tape,
    reader,
    controls,
    core: rules.create(createRandom(seed), options),
    /** Reads the input of the next step into `controls`. */
    feed: () => controls.feed(reader.next()),
  };
}

function checkHead(rules: AnyRules, { head }: Tape) {
  if (head.game !== rules.slug)
    throw new TapeError("tape-malformed", `This is a tape of another game, ${head.game}.`);
  if (head.version !== rulesVersion)
    throw new TapeError("tape-older-version", "The rules of the game have changed since this tape.");
  if (!rules.isOptions(head.options))
    throw new TapeError("tape-options-invalid", "The tape begins with a choice that the game does not have.");
}

/**
 * Plays a tape to its end without a screen. The score is what comes out of it. Throws a `TapeError` for a tape that cannot count:
 * among others one that stops before the round is over, or goes on after it.
 */
export function replay(rules: AnyRules, bytes: Uint8Array, limits: { maxSteps: number }): Replayed {
  const { tape, reader, controls, core } = openTape(rules, bytes);
  const { steps, head } = tape;
  if (steps > limits.maxSteps) throw new TapeError("tape-too-long", "The round on this tape took too long.");
  while (!reader.isAtEnd) {
    if (core.isOver) throw new TapeError("tape-malformed", "The tape goes on after the round is over.");
    controls.feed(reader.next());
    core.step(controls);
  }
  if (!core.isOver) throw new TapeError("tape-unfinished", "The round on this tape is not over.");
  const board = rules.boardOf?.(head.options) ?? "";
  return { score: core.score, steps, seed: head.seed, board, version: head.version };
}
