import { formatIsoDay } from "#domain/day.ts";
import type { BoardKind } from "./board.ts";
import { dailySeed } from "./daily-seed.ts";

/** A round that was begun before midnight still counts for its day when it arrives this soon after. */
const GRACE_MS = 15 * 60_000;

/** The kind and day of a run, by its seed and the time at which it arrived. */
export function runDay(game: string, seed: number, receivedAt: Date): { kind: BoardKind; day: string } {
  const today = formatIsoDay(receivedAt);
  const days = [today, formatIsoDay(new Date(receivedAt.getTime() - GRACE_MS))];
  const day = days.find((each) => dailySeed(game, each) === seed);
  return day === undefined ? { kind: "free", day: today } : { kind: "daily", day };
}
