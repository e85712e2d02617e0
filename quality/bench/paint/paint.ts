import { urls } from "@recess/portal/app/urls.ts";
import type { Browser } from "playwright-core";
import { IDLE_MS, mainThreadMs, settle, throttle, viewport } from "#quality/bench/browser/conditions.ts";
import { watchNetwork } from "#quality/bench/browser/network-usage.ts";
import { watchPage } from "#quality/bench/browser/page-metrics.ts";
import { type Figure, medians } from "#quality/bench/figures.ts";
import type { Step } from "#quality/bench/pace.ts";
import { sum } from "#quality/lib/statistics.ts";
import { openControlServer } from "./control-server.ts";
import { figuresOf, type Paint, type PaintPair } from "./paint-figures.ts";

/** Pages whose paint is compared with a control page's. */
export const paintedPages = [
  { name: "list", path: urls.games() },
  { name: "landing", path: urls.landing() },
  { name: "game", path: urls.game({ path: "chess/" }) },
] as const;

type Options = { readonly origin: string; readonly rounds: number; readonly step: Step };

/** Paints each page and its control page one right after the other, and all again: a burst of other load hits both, and the median drops the rest. */
export async function measurePaint(browser: Browser, { origin, rounds, step }: Options): Promise<Figure[]> {
  const controls = await openControlServer();
  try {
    const pairs = await Promise.all(
      paintedPages.map(async ({ name, path }) => {
        const page = `${origin}${path}`;
        return { name, page, control: await controls.add(page) };
      }),
    );
    const runs: Figure[][] = [];
    for (let round = 1; round <= rounds; round++)
      for (const { name, page, control } of pairs) {
        const painted = await step(`paint: ${name}, round ${round} of ${rounds}`, () =>
          paintBoth(browser, page, control, round % 2 === 0),
        );
        runs.push(figuresOf(`paint/${name}`, painted));
      }
    return medians(runs);
  } finally {
    await controls.close();
  }
}

/** The one that comes first may find the machine in another state, so they take turns. */
async function paintBoth(
  browser: Browser,
  page: string,
  control: string,
  isControlFirst: boolean,
): Promise<PaintPair> {
  const early = isControlFirst ? await paint(browser, control) : undefined;
  return { page: await paint(browser, page), control: early ?? (await paint(browser, control)) };
}

/** Opens a page, nothing cached, on a throttled machine. */
export async function paint(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({ viewport, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await throttle(cdp);
    await page.addInitScript(watchPage);
    const network = await watchNetwork(cdp);
    await page.goto(address, { waitUntil: "load" });
    await settle(page, network, IDLE_MS);
    // The promo video may begin now, and keep the main thread busy for as long as anybody looks.
    const [work, bytes] = [await mainThreadMs(cdp), sum(Object.values(network.bytes()))];
    await settle(page, network);
    const { firstPaint, largestPaint } = await page.evaluate(() => window.benchMetrics());
    return { firstPaint, largestPaint, mainThread: work, bytesBeforeIdle: bytes };
  } finally {
    await context.close();
  }
}
