import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import type { CountStore } from "./count-store.ts";

const DAYS_COUNTED = 7;

/** The paths of the most launched games of the last seven days, most first. A game without launches is never hot. */
export async function hotGames(
  store: Pick<CountStore, "since">,
  now: Date,
  limit: number,
): Promise<string[]> {
  const from = formatIsoDay(new Date(now.getTime() - (DAYS_COUNTED - 1) * DAY_MS));
  const launches = new Map<string, number>();
  for (const { kind, subject, number } of await store.since(from)) {
    if (kind === "launch") launches.set(subject, (launches.get(subject) ?? 0) + number);
  }
  return [...launches]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, limit)
    .map(([path]) => path);
}
