import type { Logger } from "pino";
import { Refusal } from "#domain/errors.ts";

/** Not at the start, which has enough to do. */
const FIRST_CLEANUP_MS = 60_000;
const CLEANUP_INTERVAL_MS = 86_400_000;

/** Something that expires: what it is called in the log, and how it is deleted. */
export type Cleanup = { readonly what: string; readonly run: () => Promise<unknown> };

/** Background job that deletes what has expired, soon after the start and once a day, or as often as `intervalMs` says. */
export function startCleanup(
  cleanups: readonly Cleanup[],
  log: Pick<Logger, "error">,
  intervalMs = CLEANUP_INTERVAL_MS,
) {
  const cleanUp = async () => {
    for (const { what, run } of cleanups) {
      await run().catch((error: unknown) => {
        // The database logs its own outage, and the next cleanup deletes what this one could not.
        if (!(error instanceof Refusal)) log.error({ error }, `${what} could not be deleted`);
      });
    }
  };
  const timers = [setTimeout(cleanUp, FIRST_CLEANUP_MS), setInterval(cleanUp, intervalMs)];
  for (const timer of timers) timer.unref();
  return { close: () => timers.forEach(clearTimeout) };
}
