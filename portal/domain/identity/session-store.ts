/** Store of sessions. Expired ones stay in it until they are deleted. */
export interface SessionStore {
  /** Deletes at most `limit` sessions that expired before this time, and gives how many it deleted. */
  deleteExpired(before: Date, limit: number): Promise<number>;
}

/** Small, so that a sign-in never waits long for the batch before it. */
const BATCH_SIZE = 500;
/** What is left after so many batches waits for the next run. */
const MAX_BATCHES = 200;

/** Deletes expired sessions in batches. Otherwise the table would grow for as long as the portal runs. */
export async function deleteExpiredSessions(store: SessionStore, now: Date): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const deleted = await store.deleteExpired(now, BATCH_SIZE);
    total += deleted;
    if (deleted < BATCH_SIZE) break;
  }
  return total;
}
