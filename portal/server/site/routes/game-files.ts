import type { Handler } from "hono";
import { gameOriginFor } from "#domain/play-origin.ts";
import type { Portal } from "#domain/portal.ts";
import { guestAt } from "#player/protocol/guest.ts";

/** Redirects the specification's URLs of game files (docs/specification.md) to the game's origin, unless the site serves them itself. */
export function gameFilesRoute({ play, hostLabel }: Pick<Portal, "play" | "hostLabel">): Handler {
  return (c, next) => {
    if (play.kind === "same" || play.kind === "local") return next();
    const url = new URL(c.req.url);
    const guest = guestAt(url);
    if (guest === undefined) return next();
    return c.redirect(
      `${gameOriginFor(play, url, hostLabel(guest)).origin}${url.pathname}${url.search}`,
      307,
    );
  };
}
