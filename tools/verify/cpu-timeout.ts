import type { BrowserUsage } from "./browser-usage.ts";

/** The page does not respond any more. */
export class PageHungError extends Error {
  override readonly name = "PageHungError";
}

/** Waits for a response of the page, or throws `PageHungError`: most calls to a hung page would wait for ever. */
export type WithTimeout = <T>(response: Promise<T>) => Promise<T>;

const POLL_INTERVAL_MS = 1000;
/** For a page that neither responds nor uses CPU time. No machine that runs tests is as slow as this. */
const IDLE_TIMEOUT_MS = 300_000;

/**
 * Timeout in CPU seconds of the page rather than by the clock: a page that hangs uses CPU time without responding, while one that is
 * starved by other work on this machine uses none.
 */
export function cpuTimeout(cpuSeconds: number, usage: Pick<BrowserUsage, "cpuSeconds">): WithTimeout {
  return async (response) => {
    let isOver = false;
    const timedOut = async (): Promise<never> => {
      const [from, since] = [await usage.cpuSeconds(), performance.now()];
      while (!isOver) {
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
        const isIdle = performance.now() - since > IDLE_TIMEOUT_MS;
        if (!isOver && (isIdle || (await usage.cpuSeconds()) - from > cpuSeconds))
          throw new PageHungError("The page no longer answers.");
      }
      return new Promise(() => undefined);
    };
    try {
      return await Promise.race([response, timedOut()]);
    } finally {
      isOver = true;
    }
  };
}
