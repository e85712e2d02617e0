import type { Game } from "@recess/portal/domain/catalogue/game.ts";
import type { Browser, CDPSession, Page } from "playwright-core";
import { openBrowserUsage } from "./browser-usage.ts";
import { cpuTimeout, PageHungError, type WithTimeout } from "./cpu-timeout.ts";
import { type Area, playGenericInput } from "./generic-input.ts";
import { missingIconsOf } from "./icons.ts";
import { defaultVisitOptions, type VisitOptions } from "./limits.ts";
import type { Observation } from "./observation.ts";
import { monitorPage } from "./page-monitor.ts";
import { errorPageIn, isSwfLoading, saysLoading } from "./page-state.ts";
import { isBlank, readScreenshot, type Screenshot } from "./screenshot.ts";

/** A running portal: its origin, and which hosts belong to it. */
export type Site = { readonly origin: string; isOwnHost(host: string): boolean };

type Draft = { -readonly [Field in keyof Observation]: Observation[Field] } & { pictures: Screenshot[] };

const POLL_INTERVAL_MS = 250;
const SETTLE_MS = 500;
/** For the portal's own page, on a busy machine. */
const PAGE_TIMEOUT_MS = 180_000;

/**
 * Opens a game's page as a visitor would, launches the game, plays generic input and returns the observation.
 * After an aborted visit the browser may be unusable.
 */
export async function visit(
  browser: Browser,
  site: Site,
  game: Game,
  options: VisitOptions = defaultVisitOptions,
): Promise<Observation> {
  const usage = await openBrowserUsage(browser);
  const withTimeout = cpuTimeout(options.responseCpuSeconds, usage);
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  const cdp = await context.newCDPSession(page);
  const monitor = await monitorPage(page, site.isOwnHost);
  const observation: Draft = {
    ...monitor.problems(),
    pictures: [],
    missingIcons: [],
    isLoading: false,
    bytes: 0,
    cpuSeconds: 0,
    memory: 0,
  };
  const response = await page.goto(`${site.origin}/play/${game.id}`);
  if (!response?.ok()) throw new Error(`The page of ${game.name} answers ${response?.status()}.`);
  const [bytesBefore, cpuBefore] = [monitor.bytes(), await usage.cpuSeconds()];
  const measure = async () => {
    observation.bytes = monitor.bytes() - bytesBefore;
    observation.cpuSeconds = (await usage.cpuSeconds()) - cpuBefore;
  };

  let isOver = false;
  const abortedAs = await Promise.race([
    play({ page, cdp, withTimeout, observation, measure }, options).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof PageHungError || isTimeout(error)) return "hangs" as const;
        throw error;
      },
    ),
    tooHeavy(measure, observation, options.limits.cpuSeconds, () => isOver),
    new Promise<"hangs">((resolve) => page.once("crash", () => resolve("hangs"))),
  ]);
  isOver = true;
  if (abortedAs) observation.abortedAs = abortedAs;
  observation.memory = await usage.memory();
  // A page that hangs cannot be closed either; the browser pool closes its browser.
  if (!abortedAs) await context.close();
  return observation;
}

type OpenVisit = {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly withTimeout: WithTimeout;
  readonly observation: Draft;
  /** Notes the bytes and the CPU time so far. */
  measure(): Promise<void>;
};

/** Launches the game of an open page, plays generic input and notes what is seen. */
async function play(
  { page, cdp, withTimeout, observation, measure }: OpenVisit,
  { inputRounds, firstPictureTimeoutMs }: VisitOptions,
): Promise<void> {
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const { area, takeScreenshot } = await openCamera(page, cdp, withTimeout);
  const first = await firstPicture(page, takeScreenshot, withTimeout, firstPictureTimeoutMs);
  await measure();
  if (first) {
    observation.first = first;
    observation.pictures.push(first);
    await page.waitForTimeout(SETTLE_MS);
    observation.pictures.push(await takeScreenshot());
    for (let round = 0; round < inputRounds; round += 1)
      await playGenericInput(page, area, withTimeout, async () => {
        observation.pictures.push(await takeScreenshot());
      });
  }
  const errorPage = await withTimeout(errorPageIn(page));
  if (errorPage !== undefined) observation.errorPage = errorPage;
  observation.missingIcons = await withTimeout(missingIconsOf(page));
  observation.isLoading = await withTimeout(saysLoading(page));
}

/** Resolves when the CPU limit is exceeded before the first picture. Later CPU time is not limited, as long as the page responds. */
async function tooHeavy(
  measure: () => Promise<void>,
  observation: Draft,
  maxCpuSeconds: number,
  isOver: () => boolean,
): Promise<"too-heavy"> {
  while (observation.first === undefined && !isOver()) {
    await measure();
    if (observation.cpuSeconds > maxCpuSeconds) return "too-heavy";
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return new Promise(() => undefined);
}

/** Screenshots of the stage alone. */
async function openCamera(page: Page, cdp: CDPSession, withTimeout: WithTimeout) {
  const stage = page.getByTestId("game-frame");
  await stage.waitFor({ state: "attached" });
  await stage.scrollIntoViewIfNeeded();
  const area: Area | null = await stage.boundingBox();
  if (!area) throw new Error("The page shows no stage.");
  const clip = { ...area, y: area.y + (await page.evaluate(() => window.scrollY)), scale: 1 };
  const takeScreenshot = async (): Promise<Screenshot> => {
    const { data } = await withTimeout(
      cdp.send("Page.captureScreenshot", { format: "jpeg", quality: 90, clip }),
    );
    return readScreenshot(Buffer.from(data, "base64"));
  };
  return { area, takeScreenshot };
}

async function firstPicture(
  page: Page,
  takeScreenshot: () => Promise<Screenshot>,
  withTimeout: WithTimeout,
  withinMs: number,
): Promise<Screenshot | undefined> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    // Asked first: a loading screen that is hidden in between would be taken for the game.
    const isHidden = await withTimeout(isSwfLoading(page));
    const picture = await takeScreenshot();
    if ((await withTimeout(errorPageIn(page))) !== undefined) return undefined;
    if (!isHidden && !isBlank(picture)) return picture;
    await page.waitForTimeout(POLL_INTERVAL_MS);
  }
  return undefined;
}

/** Told by its name: its class would have to be loaded with all of Playwright. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}
