import type { CDPSession, Page } from "playwright-core";
import type { NetworkUsage } from "./network-usage.ts";

/** Throttling: a school's cheap laptop on its shared network. */
export const throttling = { cpu: 4, latencyMs: 150, bitsPerSecond: 1_600_000 } as const;
export const viewport = { width: 1366, height: 768 } as const;

/** A page is idle once nothing was asked for, and the main thread had time, for this long. */
export const IDLE_MS = 500;

/** Throttles CPU and network. */
export async function throttle(cdp: CDPSession): Promise<void> {
  await throttleCpu(cdp);
  await throttleNetwork(cdp);
}

export async function throttleNetwork(cdp: CDPSession): Promise<void> {
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
export async function settle(page: Page, network: NetworkUsage, idleMs?: number): Promise<void> {
  for (let asked = -1; asked !== network.requests(); ) {
    asked = network.requests();
    await network.idle(idleMs);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}
