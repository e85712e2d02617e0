import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { matchRoute, type RouteName } from "#app/routes.ts";
import { isFromOurPages } from "./client.ts";

/** More than any form of ours has. */
const FORM_MAX_BYTES = 20_000;
const safeMethods = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/** Middleware with a body limit, whatever the request says about its length. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return bodyLimit({ maxSize: maxBytes, onError: (c) => c.text("That is too much to read.", 413) });
}

/**
 * Middleware in front of every route that changes something, future ones included: CSRF protection, and the body limit of a form.
 * `uploads` are the routes that have a body limit of their own.
 */
export function guardChanges(uploads: readonly RouteName[] = []): MiddlewareHandler {
  const limit = limitBody(FORM_MAX_BYTES);
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next();
    if (!isFromOurPages(c.req.raw)) {
      c.header("cache-control", "private, no-store");
      return c.text("This form was sent from another site.", 403);
    }
    const route = matchRoute(c.req.path)?.name;
    return route && uploads.includes(route) ? next() : limit(c, next);
  };
}
