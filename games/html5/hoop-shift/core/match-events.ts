import type { Side } from "./court.ts";
import type { Grade } from "./shot.ts";

export type How = "swish" | "rim" | "bank" | "dunk";

/** What drawing and sound react to. */
export type MatchEvent =
  | { kind: "jump" | "land" | "squeak" | "shift" | "fake" | "dribble" | "swipe" | "stumble"; side: Side }
  | { kind: "take-off" | "slam" | "poster" | "steal" | "take-back" | "clear" | "turnover"; side: Side }
  | { kind: "release"; side: Side; grade: Grade; late: number }
  | { kind: "rim" | "board" | "floor" | "fence"; x: number; y: number; force: number }
  | { kind: "basket"; side: Side; points: number; how: How; isLast: boolean }
  | { kind: "block"; side: Side; x: number; y: number }
  | { kind: "catch"; side: Side; isRebound: boolean }
  | { kind: "fire"; side: Side }
  | { kind: "whistle" | "tick" | "buzzer" | "overtime" }
  | { kind: "over"; winner: Side };
