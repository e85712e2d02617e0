import { restingStep, type TapeStep } from "#kit/records/tape.ts";

/** Input of a seat in one step, as a tape keeps it. */
export type SeatMove = Readonly<TapeStep>;

/** Bit of `held` that says: nobody plays the seat. Actions take the bits below it. */
export const AWAY = 1 << 30;
const away: SeatMove = { ...restingStep(), held: AWAY };
const resting: SeatMove = restingStep();

export const isAway = ({ held }: SeatMove): boolean => (held & AWAY) !== 0;

/** All moves of one seat in a round, as far as they are known: the first that is told of a step counts. */
export class SeatMoves {
  private readonly steps: SeatMove[] = [];
  private absentFrom: number | undefined;

  /** Steps known, from the first on; without end while nobody sits there. */
  get known(): number {
    return this.isAbsent ? Number.POSITIVE_INFINITY : this.steps.length;
  }

  /** Steps that were told one by one. */
  get told(): number {
    return this.steps.length;
  }

  /** Nobody sits there, and everything before that is known. */
  get isAbsent(): boolean {
    return this.absentFrom !== undefined && this.steps.length >= this.absentFrom;
  }

  /** The move of a step; where it is not known yet, the best guess is that it is as the one before. */
  at(step: number): SeatMove {
    return this.steps[step] ?? (this.isAbsent ? away : this.guess());
  }

  /** Adds moves from a step on. Returns how many were not known. */
  add(first: number, moves: readonly SeatMove[]): number {
    const { length } = this.steps;
    // What leaves a gap is told again.
    if (first > length) return 0;
    const fresh = moves.slice(length - first, (this.absentFrom ?? Number.POSITIVE_INFINITY) - first);
    for (const move of fresh) this.push(move);
    return fresh.length;
  }

  /** The seat is left from a step on: whatever was told of later ones does not count. */
  leave(step: number): void {
    this.absentFrom = step;
    this.steps.length = Math.min(this.steps.length, step);
  }

  /** The seat is taken again from a step on. */
  comeBack(step: number): void {
    if (this.isAbsent) while (this.steps.length < step) this.steps.push(away);
    this.absentFrom = undefined;
  }

  /** Moves from a step on, for somebody who lacks them. */
  from(step: number, most: number): readonly SeatMove[] {
    return this.steps.slice(step, step + most);
  }

  /** Forgets everything from a step on, to be told anew. */
  forget(step: number): void {
    this.steps.length = Math.min(this.steps.length, step);
  }

  private guess(): SeatMove {
    const last = this.steps.at(-1) ?? resting;
    return isPlain(last)
      ? last
      : { ...last, held: last.held & ~AWAY, struck: 0, isSettled: false, isStruck: false };
  }

  /** Equal moves in succession are one object, so that a long round takes little memory. */
  private push(move: SeatMove): void {
    const last = this.steps.at(-1);
    this.steps.push(last && isSameMove(last, move) ? last : { ...move });
  }
}

const isPlain = (move: SeatMove) => move.struck === 0 && !move.isSettled && !move.isStruck && !isAway(move);

export function isSameMove(a: SeatMove, b: SeatMove): boolean {
  return (
    a === b ||
    (a.held === b.held &&
      a.struck === b.struck &&
      a.x === b.x &&
      a.y === b.y &&
      a.isDown === b.isDown &&
      a.isSettled === b.isSettled &&
      a.isStruck === b.isStruck)
  );
}
