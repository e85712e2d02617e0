import type { MiddlewareHandler } from "hono";
import { matchRoute } from "#app/match-route.ts";
import { isPageName } from "#app/routes.ts";
import { urls } from "#app/urls.ts";

const framed = new Set(["iframe", "frame", "embed", "object", "fencedframe"]);

/**
 * Middleware that answers with the refusal screen where a browser says that it wants a page for a frame. Two pages may be framed: the
 * refusal itself, and the stage alone when a page of ours asks for it. Browsers that do not say so (over plain http, but for this
 * machine) have `frame-ancestors` and the head script, which end at an error page.
 */
export function refuseFrames(): MiddlewareHandler {
  return async (c, next) => {
    if (!framed.has(c.req.header("sec-fetch-dest") ?? "")) return next();
    const name = matchRoute(c.req.path)?.name;
    const isPage = name === undefined || isPageName(name);
    const isStage = name === "alone" && c.req.header("sec-fetch-site") === "same-origin";
    if (!isPage || name === "embedded" || isStage) return next();
    c.header("cache-control", "no-store");
    return c.redirect(urls.embedded(), 303);
  };
}
