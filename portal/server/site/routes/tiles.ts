import type { Handler } from "hono";
import type { App } from "#app/app.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import type { Portal } from "#domain/portal.ts";
import { acceptedEncodings } from "#server/http/static/accepts.ts";
import { compressBody, sendBody } from "#server/site/rendering/compressed-body.ts";
import { languageOfRequest } from "#server/site/request/visitor.ts";

/** The rate limit of one IP address, which a whole school may share: one for each list that it looks at. */
export const TILES_PER_MINUTE = 6000;
/** Games in one request; those beyond are ignored. */
const MAX_GAMES = 100;

const headers = {
  "content-type": "application/json",
  "cache-control": "private, no-store",
  vary: "accept-encoding",
};

/**
 * Route that renders tiles of games by their ids, in that order, for a browser that remembers them. Games that are not listed are left out. It is a POST: a URL
 * would end up in the logs of proxies, and say what somebody plays.
 */
export function tilesRoute(
  portal: Portal,
  { renderTiles, languages }: Pick<App, "renderTiles" | "languages">,
): Handler {
  return async (c) => {
    const games = parseIds(await c.req.text()).flatMap((id) => {
      const path = pathOfId(id);
      return (path === undefined ? undefined : portal.catalogue.byPath(path)) ?? [];
    });
    const html = renderTiles(games, languageOfRequest(c.req.raw, languages));
    const [encoding] = acceptedEncodings(c.req.raw);
    return sendBody(await compressBody(JSON.stringify({ html }), encoding), 200, headers);
  };
}

function parseIds(text: string): string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.slice(0, MAX_GAMES).filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
