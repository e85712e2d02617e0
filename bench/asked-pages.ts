import { urls } from "#app/urls.ts";
import type { Asked } from "./loader.ts";
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
export function addressesOf(page: AskedPage): { kept: Asked; anew: Asked } {
  const paths = everyAddress(page);
  return { kept: { paths: paths.slice(0, 1) }, anew: { paths, headers: withSession } };
}

function everyAddress(page: AskedPage): string[] {
  const games = syntheticGames(addresses);
  switch (page) {
    case "landing":
      return [urls.landing()];
    case "list":
      return games.map((_, at) => urls.games(undefined, at + 1));
    case "search":
      return games.map(({ name }) => urls.search(name.split(" ")[0]));
    case "game":
      return games.map((game) => urls.game(game));
  }
}
