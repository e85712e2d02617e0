import type { Handler } from "hono";
import type { PlayPlace } from "#domain/portal.ts";
import { gamesOrigin } from "#server/site/site-headers.ts";

/** The specification's addresses of games live on the play origin; here they only point there. */
export function gameFilesRoute(play: PlayPlace): Handler {
  return (c, next) => {
    if (play.kind === "same") return next();
    const url = new URL(c.req.url);
    return c.redirect(`${gamesOrigin(play, url)}${url.pathname}${url.search}`, 307);
  };
}
