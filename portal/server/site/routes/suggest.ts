import type { Handler } from "hono";
import type { Suggestions } from "#app/suggestions/suggestion.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { searchGames } from "#domain/catalogue/search/search.ts";
import { nameFor } from "#domain/catalogue/words/game-words.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER } from "#domain/language/language.ts";
import type { Portal } from "#domain/portal.ts";
import { acceptedEncodings } from "#server/http/static/accepts.ts";
import { compressBody, sendBody } from "#server/site/rendering/compressed-body.ts";

/** What fits below the box without a scroll bar. */
const MAX_SUGGESTIONS = 8;

/** The rate limit of one IP address: a class of thirty that shares it, each typing as fast as it can. */
export const SUGGESTIONS_PER_MINUTE = 6000;

const headers = {
  "content-type": "application/json",
  "cache-control": "public, max-age=60",
  vary: "accept-encoding",
};

/** Route of search suggestions, as JSON: the first results of a search for these letters. */
export function suggestRoute(portal: Portal, loading: (game: Game) => string): Handler {
  return async (c) => {
    await portal.whenSearchable();
    // Of the page that asks: a cache in between then needs no other key than the URL.
    const language = c.req.query(LANGUAGE_PARAMETER) ?? DEFAULT_LANGUAGE;
    const found = searchGames(portal.catalogue, c.req.query("q") ?? "").slice(0, MAX_SUGGESTIONS);
    const games = found.map((game) => ({
      name: nameFor(game, language),
      href: loading(game),
      isTrending: game.isTrending,
    }));
    const [encoding] = acceptedEncodings(c.req.raw);
    return sendBody(
      await compressBody(JSON.stringify({ games } satisfies Suggestions), encoding),
      200,
      headers,
    );
  };
}
