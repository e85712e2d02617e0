import type { Browser, Page } from "playwright-core";
import { type Figure, figure } from "#quality/bench/figures.ts";
import { mainThreadMs, settle, throttle, viewport } from "./conditions.ts";
import { watchNetwork } from "./network-usage.ts";
import { watchPage } from "./page-metrics.ts";

export type Visited = {
  /** Prefix of the figures' names. */
  readonly name: string;
  readonly address: string;
  readonly cookie?: string;
};

/** Measures the first visit of a page, nothing cached, on a throttled machine; then hydrates every island. */
export async function visit(browser: Browser, { name, address, cookie }: Visited): Promise<Figure[]> {
  const context = await browser.newContext({
    viewport,
    // A worker that awakes in the middle of a first visit answers what is asked from then on: now this weighs nothing, now that.
    serviceWorkers: "block",
    ...(cookie && { extraHTTPHeaders: { cookie } }),
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await throttle(cdp);
    await page.addInitScript(watchPage);
    const network = await watchNetwork(cdp);
    await page.goto(address, { waitUntil: "load" });
    await page.locator("[data-when=idle]:not([data-hydrated])").first().waitFor({ state: "detached" });
    await settle(page, network);
    const work = await mainThreadMs(cdp);
    const seen = await page.evaluate(() => window.benchMetrics());
    const before = network.bytes();
    const requests = network.requests();
    await touchEverything(page);
    await settle(page, network);
    const total = Object.values(before).reduce((sum, bytes) => sum + bytes, 0);
    return [
      figure(`${name}/bytes`, "bytes", total),
      ...Object.entries(before).map(([kind, bytes]) => figure(`${name}/bytes of ${kind}`, "bytes", bytes)),
      figure(`${name}/script that holds up the paint`, "bytes", seen.blockingScript),
      figure(`${name}/script before interaction`, "bytes", before.script),
      figure(`${name}/script after interaction`, "bytes", network.bytes().script),
      figure(`${name}/requests`, "requests", requests),
      figure(`${name}/nodes`, "nodes", seen.nodes),
      figure(`${name}/CLS`, "shift", seen.shift),
      figure(`${name}/FCP`, "ms", seen.firstPaint),
      figure(`${name}/LCP`, "ms", seen.largestPaint),
      figure(`${name}/TBT`, "ms", seen.blocked),
      figure(`${name}/main thread`, "ms CPU", work),
    ];
  } finally {
    await context.close();
  }
}

/** Hydrates every island and types into the search box: loads all the script that a visit can bring. */
async function touchEverything(page: Page): Promise<void> {
  for (const island of await page.locator("[data-island]").all()) await island.dispatchEvent("pointerover");
  await page.locator("[data-island]:not([data-hydrated])").first().waitFor({ state: "detached" });
  const box = page.getByRole("searchbox").first();
  if ((await box.count()) > 0) await box.pressSequentially("ch");
}
