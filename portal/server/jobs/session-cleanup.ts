import type { Logger } from "pino";
import { Refusal } from "#domain/errors.ts";
import { deleteExpiredSessions, type SessionStore } from "#domain/identity/session-store.ts";

/** Not at the start, which has enough to do. */
const firstMs = 60_000;
const dayMs = 86_400_000;

/** Clears away sessions that have ended, soon after the start and once a day. */
export function openSweeping(shelf: SessionStore, now: () => Date, log: Pick<Logger, "error">) {
  const sweep = () =>
    deleteExpiredSessions(shelf, now()).catch((error: unknown) => {
      // The database tells of its own trouble, and tomorrow is another day.
      if (!(error instanceof Refusal)) log.error({ error }, "old sessions could not be cleared away");
    });
  const timers = [setTimeout(sweep, firstMs), setInterval(sweep, dayMs)];
  for (const timer of timers) timer.unref();
  return { close: () => timers.forEach(clearTimeout) };
}
