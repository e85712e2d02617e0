import { type Checkpoint, hashState, takeCheckpoint } from "./checkpoint.ts";
import { FedSeatControls } from "./seat-controls.ts";
import { isSameMove, type SeatMove, type SeatMoves } from "./seat-moves.ts";
import type { SeatedCore } from "./seated.ts";

/** States are compared once in this many steps. */
export const HASH_STEPS = 60;
/** Checkpoints of whole seconds that are kept, until the others have said that they agree. */
const KEPT_SECONDS = 5;

type Options = {
  readonly core: SeatedCore<string>;
  readonly actions: readonly string[];
  /** The moves of all seats that this core has. */
  readonly moves: readonly SeatMoves[];
  /** How many steps it may go on with guesses. */
  readonly limit: number;
  /** Its state is compared with that of the others, and can be returned to. Seats of a race have nothing to put right. */
  readonly isCompared: boolean;
};

type Kept = { readonly step: number; readonly checkpoint: Checkpoint };

/**
 * A round of several seats on one machine. Goes on with guesses where moves are not known yet, up to a limit; where a guess was wrong, it
 * returns to the state before it and plays the steps again.
 */
export class Timeline {
  /** Steps played. */
  present = 0;
  /** Steps that were played again, for figures. */
  repeated = 0;
  private readonly options: Options;
  private readonly controls: readonly FedSeatControls[];
  private readonly state: object;
  /** The moves with which each step was played that was partly guessed, from `guessed` on. */
  private used: SeatMove[][] = [];
  private guessedFrom = 0;
  private readonly start: Kept | undefined;
  /** Before guessed steps, and at whole seconds. In the order of their steps. */
  private kept: Kept[] = [];
  private readonly hashes = new Map<number, number>();

  constructor(options: Options) {
    this.options = options;
    this.controls = options.moves.map(() => new FedSeatControls(options.actions));
    this.state = [options.core, this.controls];
    if (options.isCompared) this.start = { step: 0, checkpoint: takeCheckpoint(this.state) };
  }

  get core(): SeatedCore<string> {
    return this.options.core;
  }

  /** Steps of which all moves are known, and not more than were played. */
  get confirmed(): number {
    return Math.min(this.present, this.known);
  }

  /** Steps of which all moves are known. */
  get known(): number {
    return Math.min(...this.options.moves.map(({ known }) => known));
  }

  get canStep(): boolean {
    return this.present - this.known < this.options.limit;
  }

  /** Plays the next step, with guesses where it must. Returns its events. */
  step(): unknown {
    this.correct();
    return this.play();
  }

  /** Puts right what was guessed wrongly, after moves have come. Returns the events of the steps that were played again. */
  correct(): readonly unknown[] {
    const { present } = this;
    const events: unknown[] = [];
    const wrong = this.firstWrong();
    if (wrong < present) {
      this.rewind(wrong);
      this.repeated += present - this.present;
      while (this.present < present) events.push(this.play());
    }
    this.trim();
    return events;
  }

  /** Returns to a step, or before it, and plays from there again with the moves as they are known now. */
  replayFrom(step: number): void {
    const { present } = this;
    this.rewind(step);
    while (this.present < present && this.canStep) this.play();
  }

  /** Hash of the state after a number of steps, once that state is certain. */
  hashAt(step: number): number | undefined {
    // Moves may have come that show a guess to be wrong, and the next step puts it right.
    const isCertain = step <= this.confirmed && step <= this.firstWrong();
    return isCertain ? this.hashes.get(step) : undefined;
  }

  /** The last step whose hash is certain. */
  get lastHashed(): number {
    return Math.floor(this.confirmed / HASH_STEPS) * HASH_STEPS;
  }

  /** The others agree with the state after this step: nothing older is returned to. */
  agree(step: number): void {
    this.kept = this.kept.filter((each) => each.step >= step);
    for (const each of this.hashes.keys()) if (each < step) this.hashes.delete(each);
  }

  private play(): unknown {
    const { moves, core } = this.options;
    const { present } = this;
    if (this.start && present % HASH_STEPS === 0) {
      this.hashes.set(present, hashState(this.state));
      this.keep();
    } else if (present >= this.known) this.keep();
    if (present >= this.known || this.used.length > 0) {
      if (this.used.length === 0) this.guessedFrom = present;
      this.used.push(moves.map((each) => each.at(present)));
    }
    for (const [seat, each] of moves.entries()) this.controls[seat]?.feed(each.at(present));
    const events = core.step(this.controls);
    this.present++;
    return events;
  }

  private keep(): void {
    this.kept.push({ step: this.present, checkpoint: takeCheckpoint(this.state) });
  }

  /** The first step that was played with other moves than are known now. */
  private firstWrong(): number {
    const { moves } = this.options;
    for (const [at, used] of this.used.entries()) {
      const step = this.guessedFrom + at;
      const isWrong = moves.some(
        (each, seat) => step < each.known && !isSameMove(each.at(step), used[seat] as SeatMove),
      );
      if (isWrong) return step;
    }
    return Number.POSITIVE_INFINITY;
  }

  private rewind(step: number): void {
    this.kept = this.kept.filter((each) => each.step <= step);
    const from = this.kept.pop() ?? this.start;
    if (!from) return;
    from.checkpoint.restore();
    this.present = from.step;
    this.used.length = Math.max(0, Math.min(this.used.length, from.step - this.guessedFrom));
  }

  /** Forgets checkpoints of steps that are certain, except the last ones of whole seconds. */
  private trim(): void {
    const { confirmed } = this;
    while (this.used.length > 0 && this.guessedFrom < confirmed) {
      this.used.shift();
      this.guessedFrom++;
    }
    const oldest = confirmed - KEPT_SECONDS * HASH_STEPS;
    this.kept = this.kept.filter(
      ({ step }) => step >= confirmed || (step % HASH_STEPS === 0 && step >= oldest),
    );
  }
}
