import { urls } from "@recess/portal/app/urls.ts";
import type { Browser, Page } from "playwright-core";
import { IDLE_MS, settle, throttle, viewport } from "#quality/bench/browser/conditions.ts";
import { watchNetwork } from "#quality/bench/browser/network-usage.ts";
import { type Figure, medians } from "#quality/bench/figures.ts";
import type { Step } from "#quality/bench/pace.ts";
import { openControlServer } from "#quality/bench/paint/control-server.ts";
import { paint } from "#quality/bench/paint/paint.ts";
import { type EventTiming, watchEvents } from "./event-watch.ts";
import { figuresOf, type Seen } from "./interaction-figures.ts";
import { type Interaction, type Scene, scenes } from "./scenes.ts";

type Options = { readonly origin: string; readonly rounds: number; readonly step: Step };

/** Plays every scene once, and all again. */
export async function measureInteractions(
  browser: Browser,
  { origin, rounds, step }: Options,
): Promise<Figure[]> {
  const controls = await openControlServer();
  try {
    const control = await controls.add(`${origin}${urls.games()}`);
    const runs: Figure[][] = [];
    for (let round = 1; round <= rounds; round++) {
      const { mainThread } = await step(`interactions: control page, round ${round} of ${rounds}`, () =>
        paint(browser, control),
      );
      const seen: Seen[] = [];
      for (const scene of scenes)
        seen.push(
          ...(await step(`interactions: ${titleOf(scene)}, round ${round} of ${rounds}`, () =>
            play(browser, origin, scene),
          )),
        );
      runs.push(figuresOf(seen, mainThread));
    }
    return medians(runs);
  } finally {
    await controls.close();
  }
}

function titleOf({ page, interactions: [first] }: Scene): string {
  return `${page}, ${first?.name}`;
}

const TIMEOUT_MS = 15_000;

/** Opens the page of a scene, nothing cached, on a throttled machine, and plays it once the page is idle. */
async function play(browser: Browser, origin: string, scene: Scene): Promise<Seen[]> {
  const context = await browser.newContext({ viewport });
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await throttle(cdp);
    let events: EventTiming[] = [];
    let suggestedMs: number[] = [];
    await page.exposeFunction("benchEvent", (event: EventTiming) => void events.push(event));
    await page.exposeFunction("benchSuggested", (ms: number) => void suggestedMs.push(ms));
    await page.addInitScript(watchEvents);
    const network = await watchNetwork(cdp);
    // A game has an origin of its own, which can keep it, beside `localhost` and not beside an IP address.
    await page.goto(`${origin.replace("127.0.0.1", "localhost")}${scene.path}`, { waitUntil: "load" });
    await settle(page, network, IDLE_MS);
    const roundTripMs = await roundTrip(page);
    const seen: Seen[] = [];
    for (const interaction of scene.interactions) {
      [events, suggestedMs] = [[], []];
      await perform(page, interaction, titleOf(scene));
      seen.push({ page: scene.page, name: interaction.name, events, suggestedMs, roundTripMs });
    }
    return seen;
  } finally {
    await context.close();
  }
}

/** How long the page waits for the shortest of answers, which needs nothing drawn. */
function roundTrip(page: Page): Promise<number> {
  return page.evaluate(async (url) => {
    const times: number[] = [];
    for (let i = 0; i < 3; i++) {
      const from = performance.now();
      await (await fetch(url, { cache: "no-store" })).text();
      times.push(performance.now() - from);
    }
    return Math.min(...times);
  }, urls.suggest());
}

/** Time that the browser needs to tell of an event after the paint that it led to. */
const TOLD_MS = 300;

async function perform(page: Page, { name, act, shown }: Interaction, title: string): Promise<void> {
  try {
    await act(page);
    await shown?.(page);
  } catch (cause) {
    throw new Error(`Nothing came of "${name}" (${title}).`, { cause });
  }
  await page.waitForTimeout(TOLD_MS);
}
