import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { matchRoute } from "#app/match-route.ts";
import type { RouteName } from "#app/routes.ts";
import type { RefusalText } from "#server/site/rendering/refusal-text.ts";
import { isFromOurPages } from "./client.ts";

/** More than any form of ours has. */
const FORM_MAX_BYTES = 20_000;
const safeMethods = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/** Middleware with a body limit, whatever the request says about its length. */
export function limitBody(maxBytes: number, refusalText: RefusalText): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: (c) => c.text(refusalText(c.req.raw, { reason: "tooLarge" }), 413),
  });
}

/**
 * Middleware in front of every route that changes something, future ones included: CSRF protection, and the body limit of a form.
 * `uploads` are the routes that have a body limit of their own.
 */
export function guardChanges(refusalText: RefusalText, uploads: readonly RouteName[]): MiddlewareHandler {
  const limit = limitBody(FORM_MAX_BYTES, refusalText);
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next();
    if (!isFromOurPages(c.req.raw)) {
      c.header("cache-control", "private, no-store");
      return c.text(refusalText(c.req.raw, { reason: "formFromElsewhere" }), 403);
    }
    const route = matchRoute(c.req.path)?.name;
    return route && uploads.includes(route) ? next() : limit(c, next);
  };
}
