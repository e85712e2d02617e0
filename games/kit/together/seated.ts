import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import type { Json } from "#kit/records/tape.ts";
import type { Guard } from "#kit/storage.ts";
import type { Choice } from "./choices.ts";
import type { RaceTerms } from "./race-terms.ts";

/** Input of one seat during one step. */
export interface SeatControls<Action extends string> extends Controls<Action> {
  /** Nobody sits here, or has left for now: the computer plays the seat where the game has one, otherwise it rests. */
  readonly isAway: boolean;
}

/** Core of a round for several: as a core, with the input of every seat. Classes and plain data only, see `checkpoint.ts`. */
export interface SeatedCore<Action extends string> {
  readonly isOver: boolean;
  /** The result by seat, most is best; counts once the round is over. */
  readonly scores: readonly number[];
  /** Advances by a sixtieth of a second. May return events for drawing and sound. */
  step(controls: readonly SeatControls<Action>[]): unknown;
}

/**
 * How the machines of a room keep together. `rollback`: each goes on with a guess of what the others do, and corrects it by up to ten steps;
 * for action games. `lockstep`: each waits for the others' moves; for games in which a quarter of a second is not felt. `race`: seats do not
 * touch each other, so nobody waits, and the others are seen as they were a moment ago.
 */
export type Netcode = "rollback" | "lockstep" | "race";

/** The rules of a game that several people play from machines of their own. */
export type SeatedRules<Action extends string, Options extends Json> = {
  readonly slug: string;
  /** All actions of one seat, in an order that is part of the moves. At most 30. */
  readonly actions: readonly Action[];
  readonly netcode: Netcode;
  readonly seats: { readonly least: number; readonly most: number };
  /** The computer plays empty seats. */
  readonly hasComputers: boolean;
  /** What the host chooses before the round; its options are then an object by the keys of the choices, see `withChoices`. */
  readonly choices?: readonly Choice[];
  /** What may be chosen before the round. */
  readonly isOptions: Guard<Options>;
  readonly firstOptions: Options;
  /** What makes runs a race, where that is the netcode. */
  readonly race?: RaceTerms;
  /** Begins a round for so many seats, all that may be empty included. */
  create(random: Random, options: Options, seats: number): SeatedCore<Action>;
};

declare const SEATS_VERSION: string | undefined;

/** Version of the rules with seats and of the netcode: a hash of their code, set by the build. Machines of one room have the same. */
export const seatsVersion = typeof SEATS_VERSION === "string" ? SEATS_VERSION : "unbuilt";

/** Any game with seats. */
// biome-ignore lint/suspicious/noExplicitAny: actions and options of all games have no type in common.
export type AnySeatedRules = SeatedRules<any, any>;
