import { expect } from "vitest";
import { createRandom } from "#kit/random.ts";
import type { Json } from "#kit/records/tape.ts";
import { hashState, takeCheckpoint } from "./checkpoint.ts";
import { type Line, Lines } from "./lines.fixture.ts";
import { type Peer, restingMove } from "./peer.ts";
import { FedSeatControls } from "./seat-controls.ts";
import { AWAY, type SeatMove } from "./seat-moves.ts";
import type { AnySeatedRules, SeatedCore } from "./seated.ts";

/** 150 ms there and back, give or take 30, and now and then nothing for 300 ms. */
export const schoolLine: Line = {
  latencyMs: 75,
  jitterMs: 15,
  stalls: [3000, 9000, 15_000, 33_000].map((fromMs) => ({ fromMs, toMs: fromMs + 300 })),
};

/** Somebody who changes what is held a few times a second. */
export function fidget(seed: number, actions: number): () => SeatMove {
  const random = createRandom(seed);
  let held = 0;
  return () => {
    if (random.chance(0.08)) held = random.int(0, 2 ** actions - 1) & random.int(0, 2 ** actions - 1);
    return { ...restingMove, held };
  };
}

type Setup = {
  people: number;
  seats?: number;
  options?: Json;
  line?: Line;
  /** Keys that a seat presses instead of any. */
  read?: (seat: number) => () => SeatMove;
};

/** The seed of a room's round. */
export const ROOM_SEED = 5;

/** A room of several machines that play a game over slow lines. */
export function aRoomOf(rules: AnySeatedRules, setup: Setup) {
  const { people, seats = people, options = rules.firstOptions, line = schoolLine } = setup;
  const read = setup.read ?? ((seat) => fidget(seat + 1, rules.actions.length));
  const lines = new Lines(line);
  const peers = Array.from({ length: people }, (_, seat) =>
    lines.join(
      {
        netcode: rules.netcode,
        actions: rules.actions,
        seats,
        seat,
        empty: Array.from({ length: seats - people }, (_, at) => people + at),
        createCore: (count) => rules.create(createRandom(ROOM_SEED), options, count),
      },
      read(seat),
      seat * 7,
    ),
  );
  return { lines, peers };
}

/** A round of two people, played to its end; one of them drops out for five seconds. */
export function aPlayedRound(
  rules: AnySeatedRules,
  { options = rules.firstOptions, seats = 2 }: Pick<Setup, "options" | "seats"> = {},
) {
  const { lines, peers } = aRoomOf(rules, { people: 2, seats, options });
  const [host, guest] = peers as [Peer, Peer];
  const setConnected = (isConnected: boolean) => {
    if (lines.members[1]) lines.members[1].isConnected = isConnected;
    host.setSeat(1, isConnected);
  };
  lines.run(6000);
  setConnected(false);
  lines.run(5000);
  setConnected(true);
  guest.askForLog();
  for (let s = 0; s < 200 && !(host.isOver && guest.isOver); s++) lines.run(1000);
  expect([host.isOver, guest.isOver]).toEqual([true, true]);
  return { host, guest, terms: { seed: ROOM_SEED, options, seats, maxSteps: 60 * 60 * 60 } };
}

/** State of the cores on a machine, to compare machines. */
export const stateOf = (peer: Peer): number => hashState(peer.timelines.map(({ core }) => core));

/** One machine alone, whose seats press keys at random; those from `people` on are empty. */
export function aRoundOf(
  rules: AnySeatedRules,
  people: number,
  seats = people,
  options = rules.firstOptions,
) {
  const core: SeatedCore<string> = rules.create(createRandom(7), options, seats);
  const controls = Array.from({ length: seats }, () => new FedSeatControls(rules.actions));
  const readers = controls.map((_, seat) => fidget(seat + 1, rules.actions.length));
  const moves: SeatMove[][] = [];
  let steps = 0;
  return {
    core,
    step(): void {
      moves[steps] ??= readers.map((read, seat) => (seat < people ? read() : { ...restingMove, held: AWAY }));
      for (const [seat, move] of (moves[steps] ?? []).entries()) controls[seat]?.feed(move);
      core.step(controls);
      steps++;
    },
    hash: () => hashState([core, controls]),
    checkpoint() {
      const at = steps;
      const kept = takeCheckpoint([core, controls]);
      return () => {
        kept.restore();
        steps = at;
      };
    },
  };
}

const STEPS_BACK = 10;

/** Plays ten steps, returns to the checkpoint before them and plays them again, so many times: the state has to be the same. */
export function expectSameFromCheckpoints(
  round: ReturnType<typeof aRoundOf>,
  turns: number,
  onTurn: () => void = () => undefined,
): void {
  const goOn = () => {
    for (let i = 0; i < STEPS_BACK; i++) round.step();
    return round.hash();
  };
  for (let turn = 0; turn < turns; turn++) {
    const restore = round.checkpoint();
    const before = round.hash();
    const after = goOn();
    onTurn();
    restore();
    expect(round.hash()).toBe(before);
    expect(goOn()).toBe(after);
  }
}
