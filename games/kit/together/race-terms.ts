import type { Json } from "#kit/records/tape.ts";
import type { Chosen } from "./choices.ts";

/** What makes runs of a game a race. */
export type RaceTerms = {
  /** The choice with which every run begins; without it each racer keeps their own, which changes looks alone. */
  readonly runOptions?: (chosen: Chosen) => Json;
  /** Every run is over after so many steps. */
  readonly maxSteps: (chosen: Chosen) => number;
  /** What a run counts: its score by default. */
  readonly scoreOf?: (run: unknown, chosen: Chosen) => number;
};
