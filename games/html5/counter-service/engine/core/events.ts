import type { Guest } from "./guests.ts";
import type { Place } from "./targets.ts";

/** What happened in a step, for eyes and ears. */
export type ShiftEvent =
  | { kind: "arrive" | "order" | "select" | "slip" | "walk-out" | "served"; guest: Guest }
  | { kind: WorkEvent; at: Place }
  | { kind: "buy" | "pick-ware" | "open" | "hour" | "heart" | "close" };

export type WorkEvent =
  | "sizzle"
  | "turn"
  | "take"
  | "ding"
  | "smoke"
  | "drop"
  | "pour"
  | "full"
  | "pick"
  | "place"
  | "cut"
  | "scrape"
  | "send"
  | "trash"
  | "refuse";

export type Emit = (event: ShiftEvent) => void;
