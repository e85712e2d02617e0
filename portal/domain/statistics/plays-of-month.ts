import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import type { CountStore } from "./count-store.ts";

const DAYS_COUNTED = 30;

/** How many games were launched in the last thirty days. */
export function playsOfMonth(store: Pick<CountStore, "totalSince">, now: Date): Promise<number> {
  return store.totalSince("launch", formatIsoDay(new Date(now.getTime() - (DAYS_COUNTED - 1) * DAY_MS)));
}
