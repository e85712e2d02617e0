import type { Game } from "@recess/portal/domain/catalogue/game.ts";
import { type Browser, type CDPSession, errors, type Page } from "playwright-core";
import { openMeter } from "./browser-usage.ts";
import { type Answered, answeredWithin, NoAnswer } from "./cpu-timeout.ts";
import { type Area, playBlindly } from "./generic-input.ts";
import { type Manners, usualManners } from "./limits.ts";
import type { Seen } from "./observation.ts";
import { watchPage } from "./page-monitor.ts";
import { apologyIn, isFilmLoading, saysLoading } from "./page-state.ts";
import { isBlank, type Picture, readPicture } from "./screenshot.ts";

/** A portal that runs: its address, and the hosts that are its own. */
export type Site = { readonly origin: string; readonly hosts: ReadonlySet<string> };

type Draft = { -readonly [Field in keyof Seen]: Seen[Field] } & { pictures: Picture[] };

const lookEveryMs = 250;
const settleMs = 500;
/** For the portal's own page, on a machine that has much else to do. */
const patienceMs = 180_000;

/**
 * Opens a game's page as a visitor would, presses launch, plays blindly for a while and tells what was seen. After a visit that
 * was broken off the browser may be of no more use.
 */
export async function visit(
  browser: Browser,
  site: Site,
  game: Game,
  { limits, bouts, firstPictureMs, answerCpuSeconds }: Manners = usualManners,
): Promise<Seen> {
  const meter = await openMeter(browser);
  const answered = answeredWithin(answerCpuSeconds, meter);
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const cdp = await context.newCDPSession(page);
  const watch = await watchPage(page, site.hosts);
  const seen: Draft = {
    ...watch.troubles(),
    pictures: [],
    isLoading: false,
    bytes: 0,
    cpuSeconds: 0,
    memory: 0,
  };
  const answer = await page.goto(`${site.origin}/play/${game.id}`);
  if (!answer?.ok()) throw new Error(`The page of ${game.name} answers ${answer?.status()}.`);
  const [bytesBefore, cpuBefore] = [watch.bytes(), await meter.cpuSeconds()];
  const weigh = async () => {
    seen.bytes = watch.bytes() - bytesBefore;
    seen.cpuSeconds = (await meter.cpuSeconds()) - cpuBefore;
  };

  async function play(): Promise<void> {
    await page.getByRole("button", { name: /^Click to launch/ }).click();
    const { area, shoot } = await openCamera(page, cdp, answered);
    const first = await firstPicture(page, shoot, answered, firstPictureMs);
    await weigh();
    if (first) {
      seen.first = first;
      seen.pictures.push(first);
      await page.waitForTimeout(settleMs);
      seen.pictures.push(await shoot());
      for (let bout = 0; bout < bouts; bout += 1)
        await playBlindly(page, area, answered, async () => {
          seen.pictures.push(await shoot());
        });
    }
    const apology = await answered(apologyIn(page));
    if (apology !== undefined) seen.apology = apology;
    seen.isLoading = await answered(saysLoading(page));
  }

  let isOver = false;
  const broken = await Promise.race([
    play().then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof NoAnswer || error instanceof errors.TimeoutError) return "hangs" as const;
        throw error;
      },
    ),
    tooHeavy(weigh, seen, limits.cpuSeconds, () => isOver),
    new Promise<"hangs">((resolve) => page.once("crash", () => resolve("hangs"))),
  ]);
  isOver = true;
  if (broken) seen.brokenOff = broken;
  seen.memory = await meter.memory();
  // A page that hangs cannot be closed either; whoever opened the browser ends it.
  if (!broken) await context.close();
  return seen;
}

/** Comes true only before the first picture: what a game costs later is its own affair, as long as it answers. */
async function tooHeavy(
  weigh: () => Promise<void>,
  seen: Draft,
  most: number,
  isOver: () => boolean,
): Promise<"too-heavy"> {
  while (seen.first === undefined && !isOver()) {
    await weigh();
    if (seen.cpuSeconds > most) return "too-heavy";
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return new Promise(() => undefined);
}

/** Takes pictures of the stage alone. */
async function openCamera(page: Page, cdp: CDPSession, answered: Answered) {
  const stage = page.getByTestId("game-frame");
  await stage.waitFor({ state: "attached" });
  await stage.scrollIntoViewIfNeeded();
  const area: Area | null = await stage.boundingBox();
  if (!area) throw new Error("The page shows no stage.");
  const clip = { ...area, y: area.y + (await page.evaluate(() => window.scrollY)), scale: 1 };
  const shoot = async (): Promise<Picture> => {
    const { data } = await answered(
      cdp.send("Page.captureScreenshot", { format: "jpeg", quality: 90, clip }),
    );
    return readPicture(Buffer.from(data, "base64"));
  };
  return { area, shoot };
}

async function firstPicture(
  page: Page,
  shoot: () => Promise<Picture>,
  answered: Answered,
  withinMs: number,
): Promise<Picture | undefined> {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    // Asked first: a curtain that is raised in between would be taken for the film.
    const isHidden = await answered(isFilmLoading(page));
    const picture = await shoot();
    if ((await answered(apologyIn(page))) !== undefined) return undefined;
    if (!isHidden && !isBlank(picture)) return picture;
    await page.waitForTimeout(lookEveryMs);
  }
  return undefined;
}
