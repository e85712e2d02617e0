import type { Browser, Frame, Page } from "playwright-core";
import sharp from "sharp";
import { launchIsolated, NoSandboxError } from "#adapters/chromium/isolated-chromium.ts";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { writeCovers } from "#adapters/images/encode-cover.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { Refusal } from "#domain/errors.ts";
import { watchGameFrame } from "./game-frame-watch.ts";
import { openTryOutPortal } from "./try-out-portal.ts";

/** For the first picture of a game. */
const TIMEOUT_MS = 30_000;
/** For the portal's own page, on a busy machine. */
const PAGE_TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 500;
/** Standard deviation of brightness below which a picture is one flat colour. */
const FLAT_DEVIATION = 4;

type Options = {
  /** False where the operator gave up Chromium's sandbox. */
  readonly hasSandbox: boolean;
};

/**
 * Try-out of an imported game in a real browser: launches it on the page that visitors will see, in a portal that has no other game and a browser
 * that reaches nothing but this portal, and writes covers made of its first picture into the staging folder. Refuses a game that fails, stays
 * blank or leaves its own pages. `stagingDir` is laid out as a data folder, with the game's files in `games/`.
 */
export async function tryOut(game: Game, stagingDir: string, { hasSandbox }: Options): Promise<void> {
  const store = operatorGames(stagingDir);
  await store.write([game]);
  const portal = await openTryOutPortal(stagingDir);
  try {
    const chromium = await launchIsolated({ reachable: portal.origins, hasSandbox }).catch(explainNoSandbox);
    try {
      const page = await openPage(chromium.browser);
      await writeCovers(await firstPicture(page, `${portal.site}/play/${game.id}`, game), store.dir);
    } finally {
      await chromium.close();
    }
  } finally {
    await portal.close();
  }
}

function explainNoSandbox(error: unknown): never {
  if (!(error instanceof NoSandboxError)) throw error;
  throw new Refusal(
    "upload-refused",
    "it was not tried, because Chromium has no sandbox on this machine. Allow user namespaces or install the sandbox " +
      "(Debian: apt install chromium-sandbox). Or add the game untried and without a cover: --no-browser. " +
      "Only if you trust the game as you trust your own programs: --unsafe-no-sandbox",
    { cause: error },
  );
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    // Tall enough for a stage in the proportions of a cover.
    viewport: { width: 1366, height: 1000 },
    acceptDownloads: false,
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(PAGE_TIMEOUT_MS);
  return context.newPage();
}

async function firstPicture(page: Page, url: string, game: Game): Promise<Buffer> {
  try {
    return await playUntilPicture(page, url, game);
  } catch (error) {
    if (!(error instanceof Error && error.name === "TimeoutError")) throw error;
    throw new Refusal("upload-refused", "it does not respond", { cause: error });
  }
}

async function playUntilPicture(page: Page, url: string, game: Game): Promise<Buffer> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const response = await page.goto(url);
  if (!response?.ok()) throw new Refusal("upload-refused", `its page answers ${response?.status()}`);
  const watch = watchGameFrame(page);
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const { frame, box } = await watch.opened();
  for (let waitedMs = 0; waitedMs < TIMEOUT_MS; waitedMs += POLL_INTERVAL_MS) {
    await page.waitForTimeout(POLL_INTERVAL_MS);
    const isThere = await watch.isHome();
    const isLoading = game.gameType === "flash" && (await isFlashLoading(frame));
    const picture = await page.screenshot({ clip: box, timeout: TIMEOUT_MS });
    // Again: only what was the game before and after the picture was the game in it.
    if (!(await watch.isHome()) || !isThere || isLoading) continue;
    if (!(await isFlat(picture))) return picture;
  }
  throw new Refusal("upload-refused", errors[0] ? `it stays blank: ${errors[0]}` : "it stays blank");
}

/** Whether our Flash page still shows its loading screen. Refuses what it says that it cannot play. */
async function isFlashLoading(frame: Frame): Promise<boolean> {
  const failure = frame.locator('[role="alert"]');
  if (await failure.isVisible())
    throw new Refusal("upload-refused", `it does not play: ${await failure.locator("h1").textContent()}`);
  return frame.locator("progress").isVisible();
}

async function isFlat(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.every(({ stdev }) => stdev < FLAT_DEVIATION);
}
