import { launchChromium } from "@recess/portal/adapters/chromium/chromium.ts";
import type { Game } from "@recess/portal/domain/catalogue/game.ts";
import type { Browser } from "playwright-core";
import type { VisitOptions } from "./limits.ts";
import type { Observation } from "./observation.ts";
import { type Site, visit } from "./visit.ts";

type Options<Item extends { readonly game: Game }> = {
  readonly site: Site;
  /** Number of browsers. */
  readonly concurrency: number;
  /** No visit starts after this, in milliseconds of `performance.now()`. */
  readonly deadline?: number;
  readonly optionsFor: (candidate: Item) => VisitOptions;
  /** Called for each game; runs its visit, once or again, and stores the observation. */
  readonly onGame: (candidate: Item, visit: () => Promise<Observation>) => Promise<void>;
};

/** Visits every game with a pool of browsers. Each visit has a browser to itself, so that its CPU time and memory are the game's alone. */
export async function visitAll<Item extends { readonly game: Game }>(
  candidates: readonly Item[],
  { site, concurrency, deadline = Number.POSITIVE_INFINITY, optionsFor, onGame }: Options<Item>,
): Promise<void> {
  const queue = [...candidates];
  const runSlot = async () => {
    const slot = openBrowserSlot(site);
    try {
      for (let at = queue.shift(); at && performance.now() < deadline; at = queue.shift()) {
        const next = at;
        await onGame(next, () => slot.visit(next.game, optionsFor(next)));
      }
    } finally {
      await slot.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, candidates.length) }, runSlot));
}

/** A browser may crash for reasons of its own, such as memory. A game that crashes this many is an error. */
const MAX_BROWSERS = 3;

function openBrowserSlot(site: Site) {
  let browser: Browser | undefined;
  const close = async () => {
    await browser?.close();
    browser = undefined;
  };
  return {
    close,
    async visit(game: Game, visitOptions: VisitOptions): Promise<Observation> {
      for (let attempt = 1; ; attempt += 1) {
        browser ??= await openBrowser();
        try {
          const observation = await visit(browser, site, game, visitOptions);
          if (observation.abortedAs) await close();
          return observation;
        } catch (error) {
          if (browser.isConnected() || attempt === MAX_BROWSERS) throw error;
          browser = undefined;
        }
      }
    },
  };
}

/** Chromium that resolves no host but this machine: a game that calls other hosts must not reach them from here. */
function openBrowser(): Promise<Browser> {
  return launchChromium(
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost",
  );
}
