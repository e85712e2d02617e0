import { urls } from "@recess/portal/app/urls.ts";
import type { Browser } from "playwright-core";
import { type Figure, figure } from "#quality/bench/figures.ts";
import { openSlowContext } from "#quality/bench/network/slow-context.ts";
import { sum } from "#quality/lib/statistics.ts";

/** The worker has to wait until the page has been idle for this long. */
const WORKER_WAITS_MS = 5000;
const PAGE_IDLE_MS = 1000;
/** Longer than the worker waits. */
const WORKER_IDLE_MS = 9000;
const TIMEOUT_MS = 60_000;

/** A first visit of the list, with what the service worker fetches afterwards. */
export async function measureFirstVisit(browser: Browser, origin: string): Promise<Figure[]> {
  const slow = await openSlowContext(browser);
  try {
    const { context, proxy } = slow;
    proxy.setSlow(true);
    const page = await context.newPage();
    await page.goto(`${origin}${urls.games()}`, { waitUntil: "load" });
    await proxy.idle(PAGE_IDLE_MS, TIMEOUT_MS);
    const idleSince = await page.evaluate(lastLoadedAt);
    await proxy.idle(WORKER_IDLE_MS, TIMEOUT_MS);
    const first = proxy.exchanges.findIndex(({ path }) => path.startsWith("/sw.js"));
    if (first < 0) throw new Error("The page has started no service worker.");
    const ofWorker = proxy.exchanges.slice(first);
    const waitedMs = (ofWorker[0]?.startedAt ?? 0) - idleSince;
    return [
      figure("first visit/list/bytes", "bytes", sum(proxy.exchanges.map(({ bytes }) => bytes))),
      figure("first visit/list/bytes of the worker", "bytes", sum(ofWorker.map(({ bytes }) => bytes))),
      figure("first visit/list/requests of the worker", "requests", ofWorker.length),
      figure("first visit/list/wait of the worker", "ms", waitedMs),
      figure("first visit/list/wait of the worker against 5 s", "share", waitedMs / WORKER_WAITS_MS),
    ];
  } finally {
    await slow.close();
  }
}

/** When the last thing had come that the page asked for; runs in the page. Its icon is the browser's own wish, after the page has loaded. */
function lastLoadedAt(): number {
  const icons = [...document.querySelectorAll<HTMLLinkElement>("link[rel~=icon]")].map(({ href }) => href);
  const entries = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
  const ends = entries
    .filter(({ name }) => !icons.includes(name))
    .map(({ startTime, duration }) => startTime + duration);
  return performance.timeOrigin + Math.max(...ends);
}
