import type { Context } from "hono";
import { limitAttempts } from "#domain/limits.ts";
import { parseBeacon } from "#domain/play/beacon.ts";
import type { Portal } from "#domain/portal.ts";
import { addressOf, isFromOurPages } from "./request.ts";

/** More than any beacon has. */
export const longestBeacon = 4000;

/** A whole school may share one address. */
const perMinute = 600;

/** Counts looks at pages, launches and minutes of games that are listed. Whatever else is sent here is answered and forgotten. */
export function beaconRoute(
  portal: Portal,
  pageAt: (path: string) => string | undefined,
  trustedProxies: number,
) {
  const limit = limitAttempts({ attempts: perMinute, windowMs: 60_000 });
  return async (c: Context): Promise<Response> => {
    if (!isFromOurPages(c.req.raw)) return c.text("This was sent from another site.", 403);
    const waitMs = limit.take(addressOf(c.req.raw, c.env, trustedProxies), portal.now());
    if (waitMs > 0) {
      c.header("retry-after", `${Math.ceil(waitMs / 1000)}`);
      return c.text("Too many at once.", 429);
    }
    const beacon = parseBeacon(await c.req.text());
    if (!beacon) return c.text("That is no beacon.", 400);
    if ("page" in beacon) {
      const name = pageAt(beacon.page);
      if (name) portal.count("view", name);
      return c.body(null, 204);
    }
    const game = portal.catalogue.byPath(beacon.game);
    if (game && beacon.minutes) portal.count("minutes", game.path, beacon.minutes);
    else if (game) portal.count("launch", game.path);
    return c.body(null, 204);
  };
}
