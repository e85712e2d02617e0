import type { Browser, BrowserContext } from "playwright-core";
import { viewport } from "#quality/bench/browser/conditions.ts";
import { openSlowProxy, type SlowProxy } from "./slow-proxy.ts";

/** A cold browser on a slow link of its own. */
export type SlowContext = {
  readonly context: BrowserContext;
  readonly proxy: SlowProxy;
  close(): Promise<void>;
};

export async function openSlowContext(browser: Browser): Promise<SlowContext> {
  const proxy = await openSlowProxy();
  const context = await browser.newContext({
    viewport,
    // `localhost` and its names go past a proxy unless told otherwise.
    proxy: { server: proxy.server, bypass: "<-loopback>" },
  });
  return {
    context,
    proxy,
    async close() {
      await context.close();
      await proxy.close();
    },
  };
}
