/** Where sessions are kept after they have ended, until somebody clears them away. */
export interface SessionShelf {
  /** Removes at most so many that ended before this time, and says how many it removed. */
  removeEnded(before: Date, most: number): Promise<number>;
}

/** So little at once that nobody who signs in meanwhile has to wait for it. */
const atOnce = 500;
/** A sweep that finds more than this leaves the rest for the next one. */
const mostRounds = 200;

/** Clears away the sessions that have ended. Without it a busy portal would keep every one that there ever was. */
export async function sweepSessions(shelf: SessionShelf, now: Date): Promise<number> {
  let removed = 0;
  for (let round = 0; round < mostRounds; round++) {
    const some = await shelf.removeEnded(now, atOnce);
    removed += some;
    if (some < atOnce) break;
  }
  return removed;
}
