import type { BrowserContext, Page, Request } from "@playwright/test";

/** How long nothing may start or end before the browser counts as settled. */
const QUIET_MS = 400;
/** A stream that stays open, or a request that is not answered, must not hold the suite up. */
const SETTLE_TIMEOUT_MS = 4000;
const POLL_INTERVAL_MS = 50;

/**
 * Gives a function that waits until the context's pages have stopped asking and moving, for a while at most. Attacks that have nothing to wait
 * for themselves share this one wait.
 */
export function watchActivity(context: BrowserContext): () => Promise<void> {
  const inFlight = new Set<Request>();
  let changedAt = Date.now();
  const change = () => {
    changedAt = Date.now();
  };
  context.on("request", (request) => {
    inFlight.add(request);
    change();
  });
  const end = (request: Request) => {
    inFlight.delete(request);
    change();
  };
  context.on("requestfinished", end);
  context.on("requestfailed", end);
  const follow = (page: Page) => page.on("framenavigated", change);
  for (const page of context.pages()) follow(page);
  context.on("page", follow);

  return async () => {
    change();
    for (const deadline = Date.now() + SETTLE_TIMEOUT_MS; Date.now() < deadline; ) {
      if (inFlight.size === 0 && Date.now() - changedAt >= QUIET_MS) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
  };
}
