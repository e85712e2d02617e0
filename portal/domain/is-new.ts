import { DAY_MS } from "./day.ts";

/** How long a game or an announcement counts as new: thirty days. */
export const NEW_FOR_MS = 30 * DAY_MS;

/**
 * Added within the last thirty days, both ends included. A day begins up to fourteen hours earlier elsewhere in the
 * world, so a date up to one day ahead is today's somewhere and new; what lies further ahead has not happened yet.
 */
export function isNew(addedAt: Date, now: Date): boolean {
  const age = now.getTime() - addedAt.getTime();
  return age <= NEW_FOR_MS && age >= -DAY_MS;
}
