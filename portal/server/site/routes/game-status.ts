import type { Handler } from "hono";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import type { Portal } from "#domain/portal.ts";

/** The rate limit of one IP address, which a whole school may share. Most answers come from the cache. */
export const STATUSES_PER_MINUTE = 600;

/** Route that says whether an external game answers the portal, as JSON. Only games of the catalogue can be asked about. */
export function gameStatusRoute(portal: Portal): Handler {
  return async (c) => {
    const path = pathOfId(c.req.param("swfId") ?? "");
    const game = path === undefined ? undefined : portal.catalogue.byPath(path);
    c.header("cache-control", "no-store");
    if (game?.gameType !== "external") return c.json({ message: "There is no such external game." }, 404);
    return c.json(await portal.statusOf(game));
  };
}
