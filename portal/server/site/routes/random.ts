import type { Handler } from "hono";
import { urls } from "#app/urls.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import { filterGames, filterOfQuery } from "#domain/catalogue/listing/filters.ts";
import { randomGame, randomOf } from "#domain/catalogue/listing/random-game.ts";
import type { Portal } from "#domain/portal.ts";

/** External games are chosen only where a portal has no others. */
const localTypes = ["html5", "flash", "waflash"] as const;

/** Route that redirects to the page of a random game, of a filter where the query names one, or to its stage alone. */
export function randomRoute(portal: Portal): Handler {
  return (c) => {
    const { catalogue, random } = portal;
    const filter = filterOfQuery(new URL(c.req.url).searchParams, portal.now());
    const except = pathOfId(c.req.query("except") ?? "");
    const choice = except === undefined ? { random } : { random, except };
    const game =
      filter.kind === "all"
        ? (randomGame(catalogue, { ...choice, types: localTypes }) ?? randomGame(catalogue, choice))
        : randomOf(filterGames(catalogue, filter), random);
    const urlOf = c.req.query("view") === "alone" ? urls.alone : urls.game;
    c.header("cache-control", "no-store");
    return c.redirect(game ? urlOf(game) : urls.games(), 302);
  };
}
