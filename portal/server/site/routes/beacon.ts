import type { Handler } from "hono";
import { isPageName, matchRoute } from "#app/routes.ts";
import type { Portal } from "#domain/portal.ts";
import { parseBeacon } from "#domain/statistics/beacon.ts";

/** More than any beacon has. */
export const longestBeacon = 4000;

/** A whole school may share one address. */
export const beaconsPerMinute = 600;

/** Counts looks at pages, launches and minutes of games that are listed. Whatever else is sent here is answered and forgotten. */
export function beaconRoute(portal: Portal): Handler {
  return async (c) => {
    const beacon = parseBeacon(await c.req.text());
    if (!beacon) return c.text("That is no beacon.", 400);
    if ("page" in beacon) {
      const name = matchRoute(beacon.page)?.name;
      if (name && isPageName(name)) portal.count("view", name);
      return c.body(null, 204);
    }
    const game = portal.catalogue.byPath(beacon.game);
    if (game && beacon.minutes) portal.count("minutes", game.path, beacon.minutes);
    else if (game) portal.count("launch", game.path);
    return c.body(null, 204);
  };
}
