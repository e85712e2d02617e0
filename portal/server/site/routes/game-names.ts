import type { Handler } from "hono";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import type { Portal } from "#domain/portal.ts";

/** The rate limit of one IP address, which a whole school may share. */
export const NAMES_PER_MINUTE = 600;
/** Ids in one request; those beyond are ignored. */
const MAX_IDS = 50;

/** Route that gives the names of games by their paths, as JSON. A browser knows the games of its saves only by their paths. */
export function gameNamesRoute(portal: Portal): Handler {
  return async (c) => {
    const names: [string, string][] = [];
    for (const id of (c.req.queries("id") ?? []).slice(0, MAX_IDS)) {
      const path = pathOfId(id);
      // Saves of a game that the operator hid are still the visitor's.
      const game =
        path === undefined ? undefined : (portal.catalogue.byPath(path) ?? portal.hiddenGame(path));
      if (game) names.push([game.path, game.name]);
    }
    c.header("cache-control", "no-cache");
    return c.json(Object.fromEntries(names));
  };
}
