import { urls } from "@recess/portal/app/urls.ts";
import { GAMES_PER_PAGE } from "@recess/portal/domain/catalogue/paging.ts";
import type { Asked } from "./sampler.ts";
import type { Size } from "./sized-build.ts";
import { syntheticGames } from "./synthetic-catalogue.ts";

export const askedPages = ["landing", "list", "search", "game"] as const;
export type AskedPage = (typeof askedPages)[number];

/** Whoever has a session gets a page of their own: nothing that the server kept will do. That nobody gave it does not matter here. */
const withSession = { cookie: "recess-session=bench.bench" };

/** Few enough that the shortest sample of the slowest server goes round them several times: else the sizes would be asked other things. */
const addresses = 8;

/**
 * The pages under load: `kept` is one address that everybody asks for, `anew` are several that must be made each time. The games are the
 * first of every synthetic catalogue, so the addresses are good at any size.
 */
export function addressesOf(page: AskedPage, size: Size): { kept: Asked; anew: Asked } {
  const paths = everyAddress(page, size);
  return { kept: { paths: paths.slice(0, 1) }, anew: { paths, headers: withSession } };
}

function everyAddress(page: AskedPage, size: Size): string[] {
  const games = syntheticGames(addresses);
  switch (page) {
    case "landing":
      return [urls.landing()];
    case "list":
      return games.map((_, at) => urls.games(undefined, at + 1));
    case "search":
      return wordsThatFillAPage(size).map((words) => urls.search(words));
    case "game":
      return games.map((game) => urls.game(game));
  }
}

/** Of all sizes enough to tell that a whole word fills a page. */
const mostNames = 10_000;

/**
 * The first words of names, as much of each as finds a full page: in a small catalogue its first letters. A word that finds less there
 * would hold a short page against a long one.
 */
export function wordsThatFillAPage(size: number): string[] {
  const names = syntheticGames(Math.min(size, mostNames)).map(({ name }) => name.toLowerCase());
  const fillsAPage = (words: string) => names.filter((name) => name.includes(words)).length >= GAMES_PER_PAGE;
  return names.slice(0, addresses).map((name) => {
    let words = name.split(" ")[0] ?? "";
    while (words.length > 1 && !fillsAPage(words)) words = words.slice(0, -1);
    return words;
  });
}
