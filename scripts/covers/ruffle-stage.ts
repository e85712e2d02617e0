import { chromium, type Page } from "playwright-core";
import { serveMovie } from "./ruffle-server.ts";

export type RuffleStage = {
  page: Page;
  /** What the player and the movie wrote to the console. */
  messages: string[];
  /** The saves of the movie: what each SharedObject holds, as text that shows names and numbers. */
  saves(): Promise<Record<string, string>>;
  close(): Promise<void>;
};

const { CHROMIUM_PATH = "/usr/bin/chromium" } = process.env;

const launchArgs = [
  "--no-sandbox",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--autoplay-policy=no-user-gesture-required",
];

/** Opens a movie in Ruffle in the system's Chromium, ready to be played. */
export async function openRuffleStage(
  swf: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<RuffleStage> {
  const { origin, server } = await serveMovie(swf);
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: launchArgs,
  });
  const page = await browser.newPage({ viewport: { width, height } });
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
