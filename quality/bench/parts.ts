import { launchChromium } from "@recess/portal/adapters/chromium/chromium.ts";
import type { Browser } from "playwright-core";
import { startMeasuredPortal } from "#quality/lib/measured-portal.ts";
import { measurePages } from "./browser/browser.ts";
import { measureFirstVisit } from "./browser/first-visit.ts";
import { measureStage } from "./browser/stage.ts";
import { pagesOfSynthetic, visitedPages } from "./browser/visited-pages.ts";
import { sizes } from "./catalogue/sized-build.ts";
import { openSizedPortal, type SizedPortal } from "./catalogue/sized-portals.ts";
import { measureConsoles } from "./consoles/engines.ts";
import type { Figure } from "./figures.ts";
import { measureFrames } from "./frames/frames.ts";
import { localGames } from "./frames/local-games.ts";
import { measureInteractions } from "./interactions/interactions.ts";
import { scenes } from "./interactions/scenes.ts";
import type { Pace, Step } from "./pace.ts";
import { measurePaint, paintedPages } from "./paint/paint.ts";
import { measureChecks } from "./records/checks.ts";
import { measurePresence } from "./server/presence.ts";
import { measureProcesses } from "./server/processes.ts";
import { measureServer } from "./server/server.ts";
import { measureStart } from "./server/start.ts";
import { measureRooms } from "./together/rooms.ts";
import { measureRound } from "./together/round.ts";
import { measureTraces, tracedPages } from "./trace/trace.ts";

/** A part of the bench that can be measured on its own. */
export type Part = {
  steps(pace: Pace): number;
  measure(pace: Pace, step: Step): Promise<Figure[]>;
};

const larger = sizes.filter((size) => size > 500);

/** By the name that `--only` takes. */
export const parts = {
  paint: {
    steps: ({ paints }) => paints * paintedPages.length,
    measure: ({ paints }, step) =>
      withPortal((browser, origin) => measurePaint(browser, { origin, rounds: paints, step })),
  },
  trace: {
    steps: ({ traces }) => traces * tracedPages.length,
    measure: ({ traces }, step) =>
      withPortal((browser, origin) => measureTraces(browser, { origin, rounds: traces, step })),
  },
  interactions: {
    steps: ({ interactions }) => interactions * (scenes.length + 1),
    measure: ({ interactions }, step) =>
      withPortal((browser, origin) => measureInteractions(browser, { origin, rounds: interactions, step })),
  },
  frames: {
    steps: ({ games }) => Math.min(games, localGames().length) + 1,
    measure: ({ games }, step) =>
      withPortal((browser, origin) => measureFrames(browser, { origin, games, step })),
  },
  browser: {
    steps: ({ visits }) => visits * visitedPages.length + 2,
    measure: (pace, step) =>
      withPortal(async (browser, origin) => {
        const { visits } = pace;
        const pages = await measurePages(browser, {
          origin,
          pages: visitedPages,
          as: "browser",
          visits,
          step,
        });
        const stage = await step("around a running game", () => measureStage(browser, origin, pace.stageMs));
        const first = await step("first visit with its worker", () => measureFirstVisit(browser, origin));
        return [...pages, ...stage, ...first];
      }),
  },
  server: {
    steps: ({ rounds, largerVisits }) =>
      2 + rounds + larger.length * pagesOfSynthetic().length * largerVisits,
    async measure(pace, step) {
      const portals: SizedPortal[] = [];
      try {
        // One by one: the first minute of each is measured, and the start of another would be a part of it.
        await step("server, making catalogues and starting", async () => {
          for (const size of sizes) portals.push(await openSizedPortal(size));
        });
        const server = await measureServer(portals, { ...pace, step });
        const pages = await withBrowser((browser) => largerPages(browser, portals, pace, step));
        return [...portals.flatMap(({ figures }) => figures), ...server, ...pages];
      } finally {
        for (const portal of portals) await portal.close();
      }
    },
  },
  start: {
    steps: () => 1,
    measure: (pace, step) => step("start", () => measureStart(pace)),
  },
  records: {
    steps: () => 1,
    measure: ({ tapes }, step) => step("checks of runs", () => measureChecks(tapes)),
  },
  consoles: {
    steps: () => 1,
    measure: (_, step) => step("engines of consoles", measureConsoles),
  },
  presence: {
    steps: () => 1,
    measure: ({ waitMs }, step) => step("idle connections", () => measurePresence(waitMs)),
  },
  together: {
    steps: () => 2,
    async measure({ roomMs }, step) {
      const rooms = await step("rooms of two", () => measureRooms(roomMs));
      return [...rooms, ...(await step("a round on a line of 150 ms", () => measureRound(roomMs)))];
    },
  },
  processes: {
    steps: ({ starts }) => starts + 1,
    measure: ({ starts }, step) => measureProcesses(starts, step),
  },
} satisfies Record<string, Part>;

async function largerPages(
  browser: Browser,
  portals: readonly SizedPortal[],
  { largerVisits }: Pace,
  step: Step,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { size, portal } of portals.filter(({ size }) => larger.includes(size))) {
    const pages = pagesOfSynthetic();
    const as = `browser ${size}`;
    figures.push(
      ...(await measurePages(browser, { origin: portal.origin, pages, as, visits: largerVisits, step })),
    );
  }
  return figures;
}

async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchChromium();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** With a browser, and a portal that serves the real catalogue. */
function withPortal<T>(work: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  return withBrowser(async (browser) => {
    const { origin, close } = await startMeasuredPortal();
    try {
      return await work(browser, origin);
    } finally {
      await close();
    }
  });
}
