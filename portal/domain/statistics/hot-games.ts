import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import type { CountStore } from "./count-store.ts";

const DAYS_COUNTED = 7;

/** The paths of the most launched games of the last seven days, most first. A game without launches is never hot. */
export async function hotGames(
  store: Pick<CountStore, "sumsSince">,
  now: Date,
  limit: number,
): Promise<readonly string[]> {
  const from = formatIsoDay(new Date(now.getTime() - (DAYS_COUNTED - 1) * DAY_MS));
  return [...(await store.sumsSince("launch", from, limit)).keys()];
}
