import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import { type CountKind, type CountStore, countKinds } from "./count-store.ts";

/**
 * Retention: for how many days counts are kept. A year and a month lets an operator compare a month with the same one of the year
 * before; words that visitors typed go after a month. The privacy page shows these numbers.
 */
export const RETENTION_DAYS: Readonly<Record<CountKind, number>> = {
  view: 400,
  launch: 400,
  minutes: 400,
  missed: 30,
};

/** Deletes the counts whose retention is over. Otherwise the table would grow for as long as the portal runs. */
export async function deleteOldCounts(store: Pick<CountStore, "deleteBefore">, now: Date): Promise<void> {
  for (const kind of countKinds) {
    const firstKept = new Date(now.getTime() - RETENTION_DAYS[kind] * DAY_MS);
    await store.deleteBefore(kind, formatIsoDay(firstKept));
  }
}
