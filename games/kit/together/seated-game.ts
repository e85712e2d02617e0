import type { View } from "#kit/draw/view.ts";
import type { Controls, Move, Point } from "#kit/input/controls.ts";
import type { Json } from "#kit/records/tape.ts";
import type { Kit } from "#kit/round.ts";
import type { Sitter } from "./room-link.ts";
import type { AnySeatedRules } from "./seated.ts";

/** What the picture of a round for several gets from the kit. */
export type SeatedKit<Core> = Pick<Kit, "view" | "sound" | "saves" | "root"> & {
  readonly core: Core;
  readonly options: Json;
  /** The seat of this machine; undefined for one who watches. */
  readonly seat: number | undefined;
  readonly seats: readonly (Sitter | undefined)[];
};

/** The picture and sound of a round for several. The kit steps the core. */
export type SeatedRound<Action extends string, SeatAction extends string> = {
  /** After a step that nobody has seen yet, with its events: particles, sounds and the like. Steps that are corrected are not shown again. */
  show(events: unknown): void;
  /**
   * Around a correction of what was guessed: `correct` makes it, and returns the events of the steps that were played again, most of which were
   * shown before. For pictures that let positions glide and show what was missed, see `corrections.ts`.
   */
  correct?(correct: () => readonly unknown[]): void;
  /** Draws a frame. `alpha` is the fraction (0 to 1) of the next step. */
  draw(view: View, alpha: number): void;
  /** The devices' input as the core takes it from one seat. */
  toCore(controls: Controls<Action>): Move<SeatAction>;
  /** For DOM games. */
  readonly dom?: DomRound<Action>;
};

/** What the picture of a DOM game does besides, with elements of its own under the kit's root. */
export type DomRound<Action extends string> = {
  /** A sixtieth of a second of this machine, also while the round waits for the others: for hands and animations. */
  step(controls: Controls<Action>): void;
  /** Whether a new picture would differ from the last one. */
  needsPaint(): boolean;
  /** From CSS pixels to the game's own coordinates. */
  toGame(x: number, y: number): Point;
  /** The round is left: takes its elements away. */
  close(): void;
};

/** A game's part in rounds for several. A race needs rules only: its picture is the game's own, with the others as ghosts. */
export type SeatedGame<Action extends string> = {
  readonly rules: AnySeatedRules;
  // biome-ignore lint/suspicious/noExplicitAny: the cores of all games have no type in common.
  readonly load?: () => Promise<{ start(kit: SeatedKit<any>): SeatedRound<Action, string> }>;
};
