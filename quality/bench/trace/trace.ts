import { urls } from "@recess/portal/app/urls.ts";
import type { Browser } from "playwright-core";
import { IDLE_MS, settle, throttle, viewport } from "#quality/bench/browser/conditions.ts";
import { watchNetwork } from "#quality/bench/browser/network-usage.ts";
import { type Figure, figure, medians } from "#quality/bench/figures.ts";
import type { Step } from "#quality/bench/pace.ts";
import { traceKinds, traceSums } from "./trace-sums.ts";

/** Pages whose work on the main thread is taken apart. */
export const tracedPages = [
  { name: "list", path: urls.games() },
  { name: "landing", path: urls.landing() },
] as const;

type Options = { readonly origin: string; readonly rounds: number; readonly step: Step };

export async function measureTraces(browser: Browser, { origin, rounds, step }: Options): Promise<Figure[]> {
  const runs: Figure[][] = [];
  for (let round = 1; round <= rounds; round++)
    for (const { name, path } of tracedPages)
      runs.push(
        await step(`trace: ${name}, round ${round} of ${rounds}`, () =>
          trace(browser, `trace/${name}`, `${origin}${path}`),
        ),
      );
  return medians(runs);
}

/** The second has the tasks. */
const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8"];

/** First visit of a page, nothing cached, on a throttled machine, until it is idle. */
async function trace(browser: Browser, name: string, address: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await throttle(cdp);
    const network = await watchNetwork(cdp);
    await browser.startTracing(page, { categories });
    await page.goto(address, { waitUntil: "load" });
    await settle(page, network, IDLE_MS);
    const sums = traceSums(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
    return traceKinds.flatMap((kind) => [
      figure(`${name}/${kind}`, "ms CPU", sums[kind].ms),
      figure(`${name}/${kind} events`, "events", sums[kind].events),
    ]);
  } finally {
    await context.close();
  }
}
