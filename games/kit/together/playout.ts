/** Frames between two attempts to be nearer. */
const SHRINK_TICKS = 30;

/**
 * Playout buffer of one rival in a race. Moves come a few at a time and not evenly; the rival is seen as many steps ago as it takes to move
 * evenly nevertheless.
 */
export class Playout {
  private behind = 0;
  private slack = Number.POSITIVE_INFINITY;
  private ticks = 0;

  /** The step up to which the rival is played when the clock is at `target` and moves are known up to `known`. */
  stepAt(target: number, known: number): number {
    this.behind = Math.max(this.behind, target - known);
    this.slack = Math.min(this.slack, known - (target - this.behind));
    if (++this.ticks % SHRINK_TICKS === 0) {
      // After a stall the distance is made up in a few seconds; one step of reserve stays.
      if (Number.isFinite(this.slack) && this.slack > 1) this.behind -= Math.ceil((this.slack - 1) / 3);
      this.slack = Number.POSITIVE_INFINITY;
    }
    return target - this.behind;
  }
}
