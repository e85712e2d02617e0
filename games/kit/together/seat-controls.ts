import type { TapeStep } from "#kit/records/tape.ts";
import { BitControls } from "#kit/records/tape-controls.ts";
import { fixed } from "./checkpoint.ts";
import { AWAY } from "./seat-moves.ts";
import type { SeatControls } from "./seated.ts";

/** Controls of one seat, fed with its moves. */
export class FedSeatControls extends BitControls<string> implements SeatControls<string> {
  isAway = false;

  constructor(actions: readonly string[]) {
    super(actions);
    fixed(this.bits);
  }

  override feed(step: Readonly<TapeStep>): void {
    this.isAway = (step.held & AWAY) !== 0;
    super.feed(this.isAway ? { ...step, held: 0 } : step);
  }
}
