import { chromiumLaunch } from "@recess/portal/adapters/chromium/chromium.ts";
import type { Game } from "@recess/portal/domain/catalogue/game.ts";
import { type Browser, chromium } from "playwright-core";
import type { Manners } from "./limits.ts";
import type { Seen } from "./observation.ts";
import { type Site, visit } from "./visit.ts";

type Options<Item extends { readonly game: Game }> = {
  readonly site: Site;
  /** Browsers at the same time. */
  readonly lanes: number;
  /** No visit is begun after this, in milliseconds of `performance.now()`. */
  readonly until?: number;
  readonly mannersFor: (candidate: Item) => Manners;
  /** Around each visit: shows how far we are, keeps what was seen. */
  readonly on: (candidate: Item, look: () => Promise<Seen>) => Promise<void>;
};

/** Visits every game, a few at a time, each lane with a browser of its own so that its costs can be told apart. */
export async function visitAll<Item extends { readonly game: Game }>(
  candidates: readonly Item[],
  { site, lanes, until = Number.POSITIVE_INFINITY, mannersFor, on }: Options<Item>,
): Promise<void> {
  const waiting = [...candidates];
  const runLane = async () => {
    const lane = openLane(site);
    try {
      for (let at = waiting.shift(); at && performance.now() < until; at = waiting.shift()) {
        const next = at;
        await on(next, () => lane.visit(next.game, mannersFor(next)));
      }
    } finally {
      await lane.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, candidates.length) }, runLane));
}

/** A browser dies now and then, of memory or by somebody's hand; a game that three of them die of is to be looked at. */
const mostBrowsers = 3;

function openLane(site: Site) {
  let browser: Browser | undefined;
  const close = async () => {
    await browser?.close();
    browser = undefined;
  };
  return {
    close,
    async visit(game: Game, manners: Manners): Promise<Seen> {
      for (let lost = 1; ; lost += 1) {
        browser ??= await openBrowser();
        try {
          const seen = await visit(browser, site, game, manners);
          if (seen.brokenOff) await close();
          return seen;
        } catch (error) {
          if (browser.isConnected() || lost === mostBrowsers) throw error;
          browser = undefined;
        }
      }
    },
  };
}

/** Knows no host but this machine: a game that calls home must not reach it from here either. */
export async function openBrowser(): Promise<Browser> {
  const launch = await chromiumLaunch();
  const deaf = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost";
  return chromium.launch({ ...launch, args: [...launch.args, deaf] });
}
