import type { Handler } from "hono";
import { gameWithRoom, urls } from "#app/urls.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import { Refusal, TooManyAttempts } from "#domain/errors.ts";
import type { Portal } from "#domain/portal.ts";
import { isPhoneRequest } from "#server/site/request/visitor.ts";
import type { SiteEnv } from "#server/site/site-env.ts";

const unknownRoom = `${urls.together()}?room=unknown`;

/**
 * Route that redirects to the page of a room's game. The room is in the fragment, which no server sees: the page stays the same for everybody, and
 * caches learn of no room. The form of the page 'Together' has its code in the query.
 */
export function roomRoute(portal: Portal, tooOften: (request: Request) => string): Handler<SiteEnv> {
  return async (c) => {
    const { together, catalogue } = portal;
    if (!together) return c.notFound();
    c.header("cache-control", "no-store");
    const room = c.req.query("code") ?? c.req.param("room") ?? "";
    try {
      const { game: id } = await together.find(room, c.get("client").ipAddress);
      const game = catalogue.byPath(pathOfId(id) ?? "");
      if (!game) return c.redirect(unknownRoom, 302);
      return c.redirect(gameWithRoom(game, room, isPhoneRequest(c.req.raw)), 302);
    } catch (error) {
      if (error instanceof TooManyAttempts) {
        c.header("retry-after", `${error.waitSeconds}`);
        return c.html(tooOften(c.req.raw), 429);
      }
      if (error instanceof Refusal) return c.redirect(unknownRoom, 302);
      throw error;
    }
  };
}
