/** Thirty days: how long a game or an announcement counts as new. */
export const newForMs = 2_592_000_000;

const dayMs = 86_400_000;

/**
 * Added within the last thirty days, both ends included. A day begins up to fourteen hours earlier elsewhere in the
 * world, so a date up to one day ahead is today's somewhere and new; what lies further ahead has not happened yet.
 */
export function isNew(addedAt: Date, now: Date): boolean {
  const age = now.getTime() - addedAt.getTime();
  return age <= newForMs && age >= -dayMs;
}
