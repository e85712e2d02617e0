import type { Context } from "hono";
import type { Suggestions } from "#app/suggestions/suggestion.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { searchGames } from "#domain/catalogue/search.ts";
import { limitAttempts } from "#domain/limits.ts";
import type { Portal } from "#domain/portal.ts";
import { addressOf } from "./request.ts";

/** What fits below the box without a scroll bar. */
const shown = 8;

/** A class of thirty behind one address, each typing as fast as it can. */
const perMinute = 6000;

/** The names that a search for these letters would list first. */
export function suggestRoute(portal: Portal, loading: (game: Game) => string, trustedProxies: number) {
  const limit = limitAttempts({ attempts: perMinute, windowMs: 60_000 });
  return (c: Context): Response => {
    const waitMs = limit.take(addressOf(c.req.raw, c.env, trustedProxies), portal.now());
    if (waitMs > 0) {
      c.header("retry-after", `${Math.ceil(waitMs / 1000)}`);
      return c.text("Too many at once.", 429);
    }
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
