import { join } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { chromiumLaunch, findChromium } from "#adapters/chromium/chromium.ts";
import { writeCovers } from "#adapters/images/encode-cover.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { Refusal } from "#domain/errors.ts";
import { listen } from "#server/http/listen.ts";
import { openPlayOrigin } from "#server/play-origin/play-origin.ts";

const patienceMs = 30_000;
const lookEveryMs = 500;
/** Below this spread of brightness a picture is one flat colour. */
const flat = 4;

/**
 * Starts the game in a real browser, on a play origin of its own, and waits for its first picture. Gives the folder with
 * the covers made from it; undefined where there is no browser. A game that fails or stays blank is refused.
 */
export async function tryOut(
  game: Game,
  waiting: string,
  root: string,
): Promise<{ covers: string } | undefined> {
  if (!(await findChromium())) {
    console.log("There is no Chromium here, so it was not tried and has no cover.");
    return undefined;
  }
  const play = openPlayOrigin({
    root: join(root, "dist", "play"),
    added: waiting,
    site: ["http://127.0.0.1"],
    games: { hasSwf: (name) => name === game.path, hasFolder: (_, slug) => slug === game.path.split("/")[0] },
  });
  const listener = await listen(play, 0, "127.0.0.1");
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
    const troubles: string[] = [];
    page.on("pageerror", (error) => troubles.push(error.message));
    const address = game.gameType === "flash" ? `flash/?swf=${game.path}` : `html5/${game.path}`;
    const answer = await page.goto(`http://127.0.0.1:${listener.port}/assets/${address}`);
    if (!answer?.ok()) throw new Refusal("upload-refused", `its page answers ${answer?.status()}`);
    for (let waited = 0; waited < patienceMs; waited += lookEveryMs) {
      await page.waitForTimeout(lookEveryMs);
      const failure = page.locator('[role="alert"]');
      if (await failure.isVisible())
        throw new Refusal("upload-refused", `it does not play: ${await failure.locator("h1").textContent()}`);
      const isLoading = await page.locator("progress").isVisible();
      const picture = await page.screenshot();
      if (isLoading || (await isFlat(picture))) continue;
      await writeCovers(picture, waiting);
      return { covers: waiting };
    }
    throw new Refusal("upload-refused", troubles[0] ? `it stays blank: ${troubles[0]}` : "it stays blank");
  } finally {
    await browser.close();
    await listener.drain();
  }
}

async function isFlat(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.every(({ stdev }) => stdev < flat);
}
