import { urls } from "@recess/portal/app/urls.ts";
import { GAMES_PER_PAGE } from "@recess/portal/domain/catalogue/listing/paging.ts";
import type { Size } from "#quality/bench/catalogue/sized-build.ts";
import { syntheticGames } from "#quality/bench/catalogue/synthetic-catalogue.ts";
import type { SampledPages } from "./sampler.ts";

/** Pages whose cost to the server is measured. */
export const benchPages = ["landing", "list", "search", "game"] as const;
export type BenchPage = (typeof benchPages)[number];

/** A session cookie keeps a page out of the page cache. That no server signed it does not matter here. */
const withSession = { cookie: "recess-session=bench.bench" };

/** Few enough that the shortest sample of the slowest server goes round them several times: else the sizes would be asked other things. */
const URLS = 8;

/**
 * URLs of a page under load: `kept` is one URL that comes from the page cache, `anew` are several that are rendered each time. The games
 * are the first of every synthetic catalogue, so the URLs are good at any size.
 */
export function requestsOf(page: BenchPage, size: Size): { kept: SampledPages; anew: SampledPages } {
  const paths = pathsOf(page, size);
  return { kept: { paths: paths.slice(0, 1) }, anew: { paths, headers: withSession } };
}

function pathsOf(page: BenchPage, size: Size): string[] {
  const games = syntheticGames(URLS);
  switch (page) {
    case "landing":
      return [urls.landing()];
    case "list":
      return games.map((_, at) => urls.games(undefined, at + 1));
    case "search":
      return termsThatFillAPage(size).map((term) => urls.search(term));
    case "game":
      return games.map((game) => urls.game(game));
  }
}

/** Enough of any catalogue to tell that a whole word fills a page. */
const MAX_NAMES = 10_000;

/**
 * Search terms that find a full page: the first words of names, in a small catalogue only their first letters. A term that finds less
 * there would compare a short page with a long one.
 */
export function termsThatFillAPage(size: number): string[] {
  const names = syntheticGames(Math.min(size, MAX_NAMES)).map(({ name }) => name.toLowerCase());
  const fillsAPage = (term: string) => names.filter((name) => name.includes(term)).length >= GAMES_PER_PAGE;
  return names.slice(0, URLS).map((name) => {
    let term = name.split(" ")[0] ?? "";
    while (term.length > 1 && !fillsAPage(term)) term = term.slice(0, -1);
    return term;
  });
}
