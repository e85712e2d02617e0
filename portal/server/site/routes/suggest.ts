import type { Handler } from "hono";
import type { Suggestions } from "#app/suggestions/suggestion.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { searchGames } from "#domain/catalogue/search/search.ts";
import type { Portal } from "#domain/portal.ts";

/** What fits below the box without a scroll bar. */
const shown = 8;

/** A class of thirty behind one address, each typing as fast as it can. */
export const suggestionsPerMinute = 6000;

/** The names that a search for these letters would list first. */
export function suggestRoute(portal: Portal, loading: (game: Game) => string): Handler {
  return (c) => {
    const found = searchGames(portal.catalogue, c.req.query("q") ?? "").slice(0, shown);
    const games = found.map((game) => ({
      name: game.name,
      href: loading(game),
      isTrending: game.isTrending,
    }));
    c.header("cache-control", "public, max-age=60");
    return c.json({ games } satisfies Suggestions);
  };
}
