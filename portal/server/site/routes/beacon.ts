import type { Handler } from "hono";
import { matchRoute } from "#app/match-route.ts";
import { isPageName } from "#app/routes.ts";
import { createRateLimiter } from "#domain/limits/rate-limiter.ts";
import type { Portal } from "#domain/portal.ts";
import { parseBeacon } from "#domain/statistics/beacon.ts";
import type { SiteEnv } from "#server/site/site-env.ts";

/** More than any beacon has. */
export const BEACON_MAX_BYTES = 4000;

/** The rate limit of one IP address, which a whole school may share. */
export const BEACONS_PER_MINUTE = 600;

/** Launches of one game that one IP address adds in an hour: a class of its own, and far less than a script could send. */
const LAUNCHES_PER_HOUR = 10;
const HOUR_MS = 3_600_000;

/** Route of beacons: counts page views, launches and minutes of listed games. A beacon about anything else is answered and ignored. */
export function beaconRoute(portal: Portal): Handler<SiteEnv> {
  const launches = createRateLimiter({ limit: LAUNCHES_PER_HOUR, windowMs: HOUR_MS, maxKeys: 50_000 });
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
    else if (game && launches.consume(`${c.get("client").ipAddress} ${game.path}`, portal.now()) === 0)
      portal.count("launch", game.path);
    return c.body(null, 204);
  };
}
