import { isNumber } from "./untrusted.ts";

/** A round of a game on the boards: its tape, from which the server finds the score itself, and what the game says it is. */
export type Round = { readonly tape: Uint8Array<ArrayBuffer>; readonly score: number };

/** What the site's page asks of a game on the boards. */
export type RoundRequest =
  /** Rounds on today's seed, which is the same for everybody. */
  | { type: "today"; seed: number }
  /** Rounds on seeds of one's own. */
  | { type: "free" }
  /** Shows a tape. */
  | { type: "watch"; tape: Uint8Array }
  /** Plays the round of a tape against its ghost. */
  | { type: "race"; tape: Uint8Array };

/** Larger tapes are refused by the server too. */
const MAX_TAPE_BYTES = 65_536;

/** The round, or undefined for anything else. */
export function parseRound({ tape, score }: Record<string, unknown>): Round | undefined {
  if (!(tape instanceof Uint8Array) || tape.length > MAX_TAPE_BYTES || !isNumber(score)) return undefined;
  return { tape: new Uint8Array(tape), score };
}
