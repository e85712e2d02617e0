import type { Browser, CDPSession, Page } from "playwright-core";
import { type Figure, figure } from "#quality/bench/figures.ts";
import { type NetworkUsage, watchNetwork } from "./network-usage.ts";

/** Throttling: a school's cheap laptop on its shared network. */
const throttling = { cpu: 4, latencyMs: 150, bitsPerSecond: 1_600_000 };
const viewport = { width: 1366, height: 768 };

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

async function throttle(cdp: CDPSession): Promise<void> {
  await throttleCpu(cdp);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: throttling.latencyMs,
    downloadThroughput: throttling.bitsPerSecond / 8,
    uploadThroughput: throttling.bitsPerSecond / 8,
  });
}

/** Throttles the CPU, and has the main thread's CPU time counted, which leaves out how long other processes kept it waiting. */
export async function throttleCpu(cdp: CDPSession): Promise<void> {
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: throttling.cpu });
}

/** CPU time of the page's main thread so far. */
export async function mainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

/** Waits until the network and the main thread are idle: on a busy machine a script may not have had its turn yet. */
async function settle(page: Page, network: NetworkUsage): Promise<void> {
  for (let asked = -1; asked !== network.requests(); ) {
    asked = network.requests();
    await network.idle();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}

/** Hydrates every island and types into the search box: loads all the script that a visit can bring. */
async function touchEverything(page: Page): Promise<void> {
  for (const island of await page.locator("[data-island]").all()) await island.dispatchEvent("pointerover");
  await page.locator("[data-island]:not([data-hydrated])").first().waitFor({ state: "detached" });
  const box = page.getByRole("searchbox").first();
  if ((await box.count()) > 0) await box.pressSequentially("ch");
}

/** Collects performance entries; runs in the page, before anything of its own. */
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
  window.benchMetrics = () => {
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
    benchMetrics: () => {
      firstPaint: number;
      largestPaint: number;
      shift: number;
      blocked: number;
      blockingScript: number;
      nodes: number;
    };
  }
}
