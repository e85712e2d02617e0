import { chromiumLaunch } from "@recess/portal/adapters/chromium/chromium.ts";
import { type Browser, chromium } from "playwright-core";
import { openSubject } from "#quality/lib/measured-portal.ts";
import { measurePages } from "./browser.ts";
import type { Figure } from "./figures.ts";
import type { Pace, Step } from "./pace.ts";
import { measurePresence } from "./presence.ts";
import { measureServer } from "./server.ts";
import { sizes } from "./sized-build.ts";
import { openStand, type Stand } from "./sized-portals.ts";
import { measureStage } from "./stage.ts";
import { measureStart } from "./start.ts";
import { pagesOfSynthetic, visitedPages } from "./visited-pages.ts";

export type Part = {
  steps(pace: Pace): number;
  measure(pace: Pace, step: Step): Promise<Figure[]>;
};

const larger = sizes.filter((size) => size > 500);

/** What can be measured on its own. */
export const parts = {
  browser: {
    steps: ({ visits }) => visits * visitedPages.length + 1,
    measure: (pace, step) =>
      withBrowser(async (browser) => {
        const { origin, close } = await openSubject();
        try {
          const { visits } = pace;
          const pages = await measurePages(browser, {
            origin,
            pages: visitedPages,
            as: "browser",
            visits,
            step,
          });
          const stage = await step("around a running game", () =>
            measureStage(browser, origin, pace.stageMs),
          );
          return [...pages, ...stage];
        } finally {
          await close();
        }
      }),
  },
  server: {
    steps: ({ rounds, largerVisits }) =>
      2 + rounds + larger.length * pagesOfSynthetic().length * largerVisits,
    async measure(pace, step) {
      const stands: Stand[] = [];
      try {
        // At once: the largest takes a minute to start, and nothing is measured yet.
        await step("server, making catalogues and starting", () =>
          Promise.all(sizes.map(async (size) => stands.push(await openStand(size)))),
        );
        stands.sort((a, b) => a.size - b.size);
        const server = await measureServer(stands, { ...pace, step });
        const pages = await withBrowser((browser) => largerPages(browser, stands, pace, step));
        return [...stands.flatMap(({ figures }) => figures), ...server, ...pages];
      } finally {
        for (const stand of stands) await stand.close();
      }
    },
  },
  start: {
    steps: () => 1,
    measure: (pace, step) => step("start", () => measureStart(pace)),
  },
  presence: {
    steps: () => 1,
    measure: ({ waitMs }, step) => step("idle connections", () => measurePresence(waitMs)),
  },
} satisfies Record<string, Part>;

async function largerPages(
  browser: Browser,
  stands: readonly Stand[],
  { largerVisits }: Pace,
  step: Step,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { size, subject } of stands.filter(({ size }) => larger.includes(size))) {
    const pages = pagesOfSynthetic();
    const as = `browser ${size}`;
    figures.push(
      ...(await measurePages(browser, { origin: subject.origin, pages, as, visits: largerVisits, step })),
    );
  }
  return figures;
}

async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
