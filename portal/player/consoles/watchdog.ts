/** The engine is given up after so long without an answer. A frame takes a hundredth of it on a slow machine. */
const WATCHDOG_MS = 4000;
/** A longer gap between two looks is a hidden tab or a sleeping computer, in which the worker slept too. */
const MAX_GAP_MS = 250;

/** Adds up how long an answer has been waited for, while the page was awake. */
export function openWatchdog() {
  let waitedMs: number | undefined;
  let last = 0;
  return {
    start(): void {
      waitedMs ??= 0;
    },
    stop(): void {
      waitedMs = undefined;
    },
    isOverdue(now: number): boolean {
      if (waitedMs !== undefined) waitedMs += Math.min(now - last, MAX_GAP_MS);
      last = now;
      return waitedMs !== undefined && waitedMs > WATCHDOG_MS;
    },
  };
}
