import type { Logger } from "pino";
import { Refusal } from "#domain/errors.ts";
import { deleteExpiredSessions, type SessionStore } from "#domain/identity/session-store.ts";

/** Not at the start, which has enough to do. */
const FIRST_CLEANUP_MS = 60_000;
const CLEANUP_INTERVAL_MS = 86_400_000;

/** Background job that deletes expired sessions, soon after the start and once a day. */
export function startSessionCleanup(sessions: SessionStore, now: () => Date, log: Pick<Logger, "error">) {
  const cleanUp = () =>
    deleteExpiredSessions(sessions, now()).catch((error: unknown) => {
      // The database logs its own outage, and the next cleanup deletes what this one could not.
      if (!(error instanceof Refusal)) log.error({ error }, "expired sessions could not be deleted");
    });
  const timers = [setTimeout(cleanUp, FIRST_CLEANUP_MS), setInterval(cleanUp, CLEANUP_INTERVAL_MS)];
  for (const timer of timers) timer.unref();
  return { close: () => timers.forEach(clearTimeout) };
}
