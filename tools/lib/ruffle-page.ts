import { chromiumLaunch } from "@recess/portal/adapters/chromium/chromium.ts";
import { chromium, type Page } from "playwright-core";
import { serveMovie } from "./ruffle-server.ts";

export type RuffleStage = {
  page: Page;
  /** What the player and the movie wrote to the console. */
  messages: string[];
  /** What the player has put into storage for the movie. */
  saves(): Promise<Record<string, string>>;
  close(): Promise<void>;
};

/** Opens a movie in Ruffle in the system's Chromium, ready to be played. */
export async function openRuffleStage(
  swf: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<RuffleStage> {
  const { origin, server } = await serveMovie(swf);
  const browser = await chromium.launch(await chromiumLaunch());
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(`error: ${error.message}`));
  await page.goto(origin);
  await page.locator("body[data-loaded]").waitFor({ timeout: 60_000 });
  return {
    page,
    messages,
    saves: () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage))),
    async close() {
      await browser.close();
      server.close();
    },
  };
}
