import type { Browser, Frame, Page } from "playwright-core";
import sharp from "sharp";
import { launchIsolated, NoSandboxError } from "#adapters/chromium/isolated-chromium.ts";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { writeCovers } from "#adapters/images/encode-cover.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { Refusal } from "#domain/errors.ts";
import { watchGameFrame } from "./game-frame-watch.ts";
import { type Troubles, watchTroubles } from "./game-troubles.ts";
import { openTryOutPortal } from "./try-out-portal.ts";

/** For the first picture of a game. */
const TIMEOUT_MS = 30_000;
/** For a game that loads nothing and shows nothing new. */
const IDLE_TIMEOUT_MS = 10_000;
/** How long a game is watched that shows something: most errors come right after the first picture. */
const SETTLE_MS = 1500;
/** For all of it. A page that hangs answers no question of the browser's protocol, and most of those have no time limit of their own. */
const WHOLE_TIMEOUT_MS = 300_000;
/** For the portal's own page, on a busy machine. */
const PAGE_TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 500;
/** Standard deviation of brightness below which a picture is one flat colour. */
const FLAT_DEVIATION = 4;

type Options = {
  /** False where the operator gave up Chromium's sandbox. */
  readonly hasSandbox: boolean;
  readonly timeoutMs?: number;
};

/**
 * Try-out of an imported game: writes covers made of its first picture into the staging folder, and gives warnings about a game that may not play.
 * `stagingDir` is laid out as a data folder, with the game's files in `games/`.
 */
export async function tryOut(game: Game, stagingDir: string, options: Options): Promise<readonly string[]> {
  const store = operatorGames(stagingDir);
  await store.write([game]);
  const { picture, warnings } = await playInBrowser(game, stagingDir, options);
  await writeCovers(picture, store.dir);
  return warnings;
}

/**
 * Launches a game in a real browser on the page that visitors see, in a portal over a data folder of its own and a browser that reaches nothing but
 * this portal. Gives its first picture, and warnings. Refuses a game that fails, stays blank or leaves its own pages.
 */
export async function playInBrowser(
  game: Game,
  dataDir: string,
  { hasSandbox, timeoutMs = WHOLE_TIMEOUT_MS }: Options,
): Promise<{ readonly picture: Buffer; readonly warnings: readonly string[] }> {
  const portal = await openTryOutPortal(dataDir);
  try {
    const chromium = await launchIsolated({ reachable: portal.origins, hasSandbox }).catch(explainNoSandbox);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      void chromium.close();
    }, timeoutMs);
    try {
      const page = await openPage(chromium.browser);
      const troubles = watchTroubles(page);
      const picture = await firstPicture(page, `${portal.site}/play/${game.id}`, game, troubles);
      return { picture, warnings: troubles.warnings() };
    } catch (error) {
      // Whatever was asked of the browser last fails with it.
      throw isLate ? new Refusal("upload-refused", "it does not respond", { cause: error }) : error;
    } finally {
      clearTimeout(timer);
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

async function firstPicture(page: Page, url: string, game: Game, troubles: Troubles): Promise<Buffer> {
  try {
    return await playUntilPicture(page, url, game, troubles);
  } catch (error) {
    if (!(error instanceof Error && error.name === "TimeoutError")) throw error;
    throw new Refusal("upload-refused", "it does not respond", { cause: error });
  }
}

async function playUntilPicture(page: Page, url: string, game: Game, troubles: Troubles): Promise<Buffer> {
  const response = await page.goto(url);
  if (!response?.ok()) throw new Refusal("upload-refused", `its page answers ${response?.status()}`);
  const shown = await launch(page, game);
  let last: Buffer | undefined;
  let changedAt = Date.now();
  let shownAt: number | undefined;
  for (let waitedMs = 0; waitedMs < TIMEOUT_MS; waitedMs += POLL_INTERVAL_MS) {
    await page.waitForTimeout(POLL_INTERVAL_MS);
    const isThere = await shown.isHome();
    const isLoading = game.gameType === "flash" && shown.frame && (await isFlashLoading(shown.frame));
    const picture = await shown.page.screenshot({ clip: shown.box, timeout: TIMEOUT_MS });
    // Again: only what was the game before and after the picture was the game in it.
    if (!(await shown.isHome()) || !isThere || isLoading) continue;
    if (!last?.equals(picture)) changedAt = Date.now();
    last = picture;
    if (await isBlank(picture)) shownAt = undefined;
    else shownAt ??= Date.now();
    if (shownAt !== undefined && Date.now() - shownAt >= SETTLE_MS) {
      const fault = troubles.fault();
      if (fault) throw new Refusal("upload-refused", `it does not play: ${fault}`);
      return picture;
    }
    const idleMs = Date.now() - Math.max(changedAt, troubles.lastLoadedAt());
    if (shownAt === undefined && idleMs > IDLE_TIMEOUT_MS) break;
  }
  const cause = troubles.fault() ?? troubles.warnings()[0];
  throw new Refusal("upload-refused", cause ? `it stays blank: ${cause}` : "it stays blank");
}

/** Where a launched game is shown: in its frame, or in a window of its own. */
type Shown = {
  readonly page: Page;
  readonly frame?: Frame;
  readonly box: { x: number; y: number; width: number; height: number };
  isHome(): Promise<boolean>;
};

async function launch(page: Page, game: Game): Promise<Shown> {
  const button = page.getByRole("button", { name: /^Click to launch/ });
  if (game.gameType === "html5" && game.framing === "refused") {
    const [own] = await Promise.all([page.context().waitForEvent("page"), button.click()]);
    await own.waitForURL(/^http/);
    const { origin } = new URL(own.url());
    const box = { x: 0, y: 0, ...(own.viewportSize() ?? { width: 1366, height: 1000 }) };
    return { page: own, box, isHome: async () => URL.parse(own.url())?.origin === origin };
  }
  const watch = watchGameFrame(page);
  await button.click();
  return { page, ...(await watch.opened()), isHome: watch.isHome };
}

/** Whether our Flash page still shows its loading screen. Refuses what it says that it cannot play. */
async function isFlashLoading(frame: Frame): Promise<boolean> {
  const failure = frame.locator('[role="alert"]');
  if (await failure.isVisible())
    throw new Refusal("upload-refused", `it does not play: ${await failure.locator("h1").textContent()}`);
  return frame.locator("progress").isVisible();
}

/** Whether a picture is one flat colour, or that and bars or a margin of another around it. */
async function isBlank(picture: Buffer): Promise<boolean> {
  if (await isFlat(picture)) return true;
  return isFlat(await sharp(picture).removeAlpha().trim({ threshold: 12 }).toBuffer());
}

async function isFlat(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.every(({ stdev }) => stdev < FLAT_DEVIATION);
}
