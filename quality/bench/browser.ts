import type { Browser } from "playwright-core";
import { type Figure, medians } from "./figures.ts";
import type { Step } from "./pace.ts";
import { visit } from "./visit.ts";
import type { VisitedPage } from "./visited-pages.ts";

type Options = {
  readonly origin: string;
  readonly pages: readonly VisitedPage[];
  /** What the figures' names begin with. */
  readonly as: string;
  readonly visits: number;
  readonly step: Step;
};

/** Every page once, and all again: a noise that lasts a while then hits one visit of each page, and the median forgets it. */
export async function measurePages(browser: Browser, options: Options): Promise<Figure[]> {
  const { origin, pages, as, visits, step } = options;
  const seen: Figure[][] = [];
  for (let number = 1; number <= visits; number++) {
    for (const { name, path, cookie } of pages) {
      const visited = { name: `${as}/${name}`, address: `${origin}${path}`, ...(cookie && { cookie }) };
      seen.push(await step(`${as}: ${name}, visit ${number} of ${visits}`, () => visit(browser, visited)));
    }
  }
  return medians(seen);
}
