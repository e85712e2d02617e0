import type { Handler } from "hono";
import { type PlayOrigin, playOriginFor } from "#domain/play-origin.ts";

/** Redirects the specification's URLs of game files (docs/specification.md) to the play origin. */
export function gameFilesRoute(play: PlayOrigin): Handler {
  return (c, next) => {
    if (play.kind === "same") return next();
    const url = new URL(c.req.url);
    return c.redirect(`${playOriginFor(play, url)}${url.pathname}${url.search}`, 307);
  };
}
