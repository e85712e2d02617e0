import type { Action } from "./actions.ts";
import type { Dish, Slot } from "./dish.ts";
import type { Guest } from "./guests.ts";

export type Phase = "morning" | "open" | "closing";

/** Plain data: what a bot may know. */
export type Snapshot = {
  phase: Phase;
  steps: number;
  guests: readonly Guest[];
  selected: number | undefined;
  spots: readonly (Slot | undefined)[];
  board: Dish | undefined;
  cutting: Dish | undefined;
  box: readonly Dish[];
  hand: number | undefined;
  sway: number;
  spin: number;
  /** What was down in the last step, so that a bot knows to let go. */
  held: readonly Action[];
};
