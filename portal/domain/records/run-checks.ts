import type { WaitingTape } from "./check-queue.ts";
import type { CheckResult } from "./check-run.ts";

/** Takes tapes into the queue and has them checked. A tape that was taken is never lost. */
export interface RunChecks {
  /** Stores the tape, then waits a moment for its result; "waiting" where that takes longer. */
  submit(tape: Omit<WaitingTape, "attempts">): Promise<CheckResult | "waiting">;
  /** The result of an earlier tape; undefined where there is none, or no longer. */
  resultOf(id: string): Promise<CheckResult | "waiting" | undefined>;
}
