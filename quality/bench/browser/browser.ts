import type { Browser } from "playwright-core";
import { type Figure, medians } from "#quality/bench/figures.ts";
import type { Step } from "#quality/bench/pace.ts";
import { visit } from "./visit.ts";
import type { VisitedPage } from "./visited-pages.ts";

type MeasurePagesOptions = {
  readonly origin: string;
  readonly pages: readonly VisitedPage[];
  /** Prefix of the figures' names. */
  readonly as: string;
  readonly visits: number;
  readonly step: Step;
};

/** Measures pages in the browser: every page once, and all again, so that a burst of other load hits one visit of each and the median drops it. */
export async function measurePages(browser: Browser, options: MeasurePagesOptions): Promise<Figure[]> {
  const { origin, pages, as, visits, step } = options;
  const runs: Figure[][] = [];
  for (let number = 1; number <= visits; number++) {
    for (const { name, path, cookie } of pages) {
      const visited = { name: `${as}/${name}`, address: `${origin}${path}`, ...(cookie && { cookie }) };
      runs.push(await step(`${as}: ${name}, visit ${number} of ${visits}`, () => visit(browser, visited)));
    }
  }
  return medians(runs);
}
