/** Steps between a press and its effect at home: as many as it takes for the others to hardly ever guess further than this. */
const LATE = 8;
const EARLY = 5;
const MIN_DELAY = 2;
const MAX_DELAY = 8;
/** Measured over this many reports of the others. */
const WINDOW = 60;

/** Input delay that adapts to the line: short where it is fast, longer where the others would have to guess too far. */
export class InputDelay {
  steps = MIN_DELAY;
  private latest: number[] = [];

  /** Another machine reports by how many steps it was ahead of the moves that it knew of this seat. */
  report(ahead: number): void {
    this.latest.push(ahead);
    const worst = Math.max(...this.latest);
    if (worst > LATE && this.steps < MAX_DELAY) this.change(1);
    else if (this.latest.length >= WINDOW && worst < EARLY && this.steps > MIN_DELAY) this.change(-1);
    else if (this.latest.length >= WINDOW) this.latest.shift();
  }

  private change(by: number): void {
    this.steps += by;
    this.latest = [];
  }
}
