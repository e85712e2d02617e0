import type { Browser, CDPSession, Page } from "playwright-core";
import { type Figure, figure } from "./figures.ts";
import { type Wire, watchWire } from "./network-usage.ts";

/** A school's cheap laptop on its shared network. */
const slowness = { cpu: 4, latencyMs: 150, bitsPerSecond: 1_600_000 };
const viewport = { width: 1366, height: 768 };

export type Visited = {
  /** What the figures are called after. */
  readonly name: string;
  readonly address: string;
  readonly cookie?: string;
};

/** Opens a page as somebody who was never here before, on a slow machine; then touches all that can wake up. */
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
    await slowDown(cdp);
    await page.addInitScript(watchPage);
    const wire = await watchWire(cdp);
    await page.goto(address, { waitUntil: "load" });
    await page.locator("[data-when=idle]:not([data-hydrated])").first().waitFor({ state: "detached" });
    await settle(page, wire);
    const work = await taskMs(cdp);
    const seen = await page.evaluate(() => window.benchSeen());
    const before = wire.bytes();
    const requests = wire.requests();
    await touchEverything(page);
    await settle(page, wire);
    const total = Object.values(before).reduce((sum, bytes) => sum + bytes, 0);
    return [
      figure(`${name}/bytes`, "bytes", total),
      ...Object.entries(before).map(([kind, bytes]) => figure(`${name}/bytes of ${kind}`, "bytes", bytes)),
      figure(`${name}/script that holds up the paint`, "bytes", seen.blockingScript),
      figure(`${name}/script before interaction`, "bytes", before.script),
      figure(`${name}/script after interaction`, "bytes", wire.bytes().script),
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

async function slowDown(cdp: CDPSession): Promise<void> {
  await slowDownCpu(cdp);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slowness.latencyMs,
    downloadThroughput: slowness.bitsPerSecond / 8,
    uploadThroughput: slowness.bitsPerSecond / 8,
  });
}

/** Also lets the work of the page's main thread be counted: what it has done, not how long others kept it from it. */
export async function slowDownCpu(cdp: CDPSession): Promise<void> {
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowness.cpu });
}

/** How long the page's main thread has been at work, in all. */
export async function taskMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

/** Waits until nothing comes any more: neither over the wire nor, on a busy machine, from script that has not had its turn yet. */
async function settle(page: Page, wire: Wire): Promise<void> {
  for (let asked = -1; asked !== wire.requests(); ) {
    asked = wire.requests();
    await wire.quiet();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}

/** Wakes every island, opens the bell, types into the search box: all the script that a visit can bring. */
async function touchEverything(page: Page): Promise<void> {
  for (const island of await page.locator("[data-island]").all()) await island.dispatchEvent("pointerover");
  await page.locator("[data-island]:not([data-hydrated])").first().waitFor({ state: "detached" });
  const box = page.getByRole("searchbox").first();
  if ((await box.count()) > 0) await box.pressSequentially("ch");
}

/** Runs in the page, before anything of its own. */
function watchPage(): void {
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] as PerformanceEntry[] };
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.firstPaint = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    seen.largestPaint = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  watch("longtask", (entry) => seen.tasks.push(entry));
  window.benchSeen = () => {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const isBlocking = (entry: PerformanceResourceTiming) =>
      entry.initiatorType === "script" &&
      "renderBlockingStatus" in entry &&
      entry.renderBlockingStatus === "blocking";
    return {
      ...seen,
      // What a task takes beyond 50 ms keeps a press waiting. Before the first paint there is nothing to press.
      blocked: seen.tasks
        .filter(({ startTime }) => startTime >= seen.firstPaint)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      blockingScript: resources.filter(isBlocking).reduce((sum, entry) => sum + entry.transferSize, 0),
      nodes: document.querySelectorAll("*").length,
    };
  };
}

declare global {
  interface Window {
    benchSeen: () => {
      firstPaint: number;
      largestPaint: number;
      shift: number;
      blocked: number;
      blockingScript: number;
      nodes: number;
    };
  }
}
