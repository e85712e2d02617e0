import { launchChromium } from "@recess/portal/adapters/chromium/chromium.ts";
import type { Page } from "playwright-core";
import { openRuffleServer } from "./ruffle-server.ts";

export type RufflePage = {
  readonly page: Page;
  /** The saves that Ruffle has written to local storage for the game. */
  saves(): Promise<Record<string, string>>;
  close(): Promise<void>;
};

const LOAD_TIMEOUT_MS = 60_000;

/** Browser page that plays one SWF in Ruffle, pixel for pixel. It is loaded when the promise resolves. */
export async function openRufflePage(
  swf: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<RufflePage> {
  const server = await openRuffleServer(swf);
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  await page.goto(server.origin);
  await page.locator("body[data-loaded]").waitFor({ timeout: LOAD_TIMEOUT_MS });
  return {
    page,
    saves: () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage))),
    async close() {
      await browser.close();
      server.close();
    },
  };
}
