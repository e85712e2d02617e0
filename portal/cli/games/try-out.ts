import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { launchChromium } from "#adapters/chromium/chromium.ts";
import { writeCovers } from "#adapters/images/encode-cover.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { Refusal } from "#domain/errors.ts";
import { listen } from "#server/http/listen.ts";
import { openPlayOrigin } from "#server/play-origin/play-origin.ts";

const TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 500;
/** Standard deviation of brightness below which a picture is one flat colour. */
const FLAT_DEVIATION = 4;

/**
 * Try-out of an imported game in a real browser: starts it on a play origin of its own, waits for its first picture, and
 * writes covers made of it into the staging folder. Refuses a game that fails or stays blank.
 */
export async function tryOut(game: Game, stagingDir: string, root: string): Promise<void> {
  const playOrigin = openPlayOrigin({
    root: join(root, "dist", "play"),
    added: stagingDir,
    site: [],
    isolation: { kind: "opaque" },
    games: { hasSwf: (name) => name === game.path, hasFolder: (_, slug) => slug === game.path.split("/")[0] },
  });
  const listener = await listen(playOrigin, 0, "127.0.0.1");
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
    const path = game.gameType === "flash" ? `flash/?swf=${game.path}` : `html5/${game.path}`;
    await writeCovers(
      await firstPicture(page, `http://127.0.0.1:${listener.port}/assets/${path}`),
      stagingDir,
    );
  } finally {
    await browser.close();
    await listener.drain();
  }
}

async function firstPicture(page: Page, url: string): Promise<Buffer> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const response = await page.goto(url);
  if (!response?.ok()) throw new Refusal("upload-refused", `its page answers ${response?.status()}`);
  for (let waitedMs = 0; waitedMs < TIMEOUT_MS; waitedMs += POLL_INTERVAL_MS) {
    await page.waitForTimeout(POLL_INTERVAL_MS);
    const failure = page.locator('[role="alert"]');
    if (await failure.isVisible())
      throw new Refusal("upload-refused", `it does not play: ${await failure.locator("h1").textContent()}`);
    const isLoading = await page.locator("progress").isVisible();
    const picture = await page.screenshot();
    if (!isLoading && !(await isFlat(picture))) return picture;
  }
  throw new Refusal("upload-refused", errors[0] ? `it stays blank: ${errors[0]}` : "it stays blank");
}

async function isFlat(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.every(({ stdev }) => stdev < FLAT_DEVIATION);
}
