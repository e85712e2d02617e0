import { createRandom } from "#kit/random.ts";
import { createByteReader, createByteWriter } from "#kit/records/bytes.ts";
import { createMovesWriter, createTapeReader, type Json } from "#kit/records/tape.ts";
import { TapeError } from "#kit/records/tape-error.ts";
import { roundOptions } from "./choices.ts";
import type { Peer } from "./peer.ts";
import { FedSeatControls } from "./seat-controls.ts";
import type { SeatMove } from "./seat-moves.ts";
import type { AnySeatedRules, SeatedCore } from "./seated.ts";

/** First byte of every tape of a round. */
const FORMAT = 1;

/** What the room knows of a round. Its tape has the moves alone. */
export type RoundTerms = {
  readonly seed: number;
  readonly options: Json;
  readonly seats: number;
  readonly maxSteps: number;
};

/** Tape of a round that is over on a machine: the moves of all seats, absences included. */
export function writeRoundTape({ moves, timelines }: Pick<Peer, "moves" | "timelines">): Uint8Array {
  const writer = createByteWriter();
  writer.unsigned(FORMAT);
  for (const [seat, each] of moves.entries()) {
    const steps = (timelines[seat] ?? timelines[0])?.present ?? 0;
    const body = createMovesWriter();
    for (let step = 0; step < steps; step++) body.write(each.at(step));
    const bytes = body.finish();
    writer.unsigned(steps);
    writer.unsigned(bytes.length);
    writer.bytes(bytes);
  }
  return writer.take();
}

/** Plays the tape of a round to its result by seat. Throws a `TapeError` for a tape that is not one of this round, played to its end. */
export function replayRound(rules: AnySeatedRules, tape: Uint8Array, terms: RoundTerms): readonly number[] {
  const { seed, seats, maxSteps } = terms;
  const options = roundOptions<Json>(rules, terms.options);
  if (options === undefined)
    throw new TapeError(
      "tape-options-invalid",
      "The room has chosen something that this game does not have.",
    );
  const moves = readMoves(tape, seats, maxSteps);
  const play = (readers: typeof moves, count: number) => {
    const core: SeatedCore<string> = rules.create(createRandom(seed), options, count);
    return playOut(core, rules.actions, readers);
  };
  return rules.netcode === "race" ? moves.flatMap((reader) => play([reader], 1)) : play(moves, seats);
}

type MovesReader = { readonly steps: number; next(): Readonly<SeatMove> };

function readMoves(tape: Uint8Array, seats: number, maxSteps: number): MovesReader[] {
  const reader = createByteReader(tape);
  if (reader.unsigned() !== FORMAT) throw new TapeError("tape-malformed", "This is no tape of a round.");
  const moves = Array.from({ length: seats }, () => {
    const steps = reader.unsigned();
    if (steps > maxSteps) throw new TapeError("tape-too-long", "The round on this tape took too long.");
    const { next } = createTapeReader({ steps, bytes: reader.bytes(reader.unsigned()) });
    return { steps, next };
  });
  if (!reader.isAtEnd) throw new TapeError("tape-malformed", "The tape goes on after its last seat.");
  return moves;
}

function playOut(
  core: SeatedCore<string>,
  actions: readonly string[],
  moves: readonly MovesReader[],
): readonly number[] {
  const controls = moves.map(() => new FedSeatControls(actions));
  const steps = moves[0]?.steps ?? 0;
  if (moves.some((each) => each.steps !== steps))
    throw new TapeError("tape-malformed", "Seats of one round end at different steps.");
  for (let step = 0; step < steps; step++) {
    if (core.isOver) throw new TapeError("tape-malformed", "The tape goes on after the round is over.");
    for (const [seat, reader] of moves.entries()) controls[seat]?.feed(reader.next());
    core.step(controls);
  }
  if (!core.isOver) throw new TapeError("tape-unfinished", "The round on this tape is not over.");
  return core.scores;
}
