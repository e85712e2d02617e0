import type { Handler } from "hono";
import type { PlayPlace } from "#domain/portal.ts";

/** The specification's addresses of games live on the play origin; here they only point there. */
export function gameFilesRoute(play: PlayPlace): Handler {
  return (c, next) => {
    if (play.kind === "same") return next();
    const { protocol, hostname, pathname, search } = new URL(c.req.url);
    const origin = play.kind === "origin" ? play.origin : `${protocol}//${hostname}:${play.port}`;
    return c.redirect(`${origin}${pathname}${search}`, 307);
  };
}
