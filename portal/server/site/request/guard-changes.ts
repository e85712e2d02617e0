import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isFromOurPages } from "./client.ts";

/** More than any form of ours has, and little to read. */
const longestForm = 20_000;
const reads = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/** Reads no more than so many bytes, whatever the request says about its length. */
export function limitedTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (c) => c.text("That is too much to read.", 413) });
}

/**
 * In front of every route that changes something, those that are still to be written included: only pages of ours may ask for
 * it, and no more than a form is read.
 */
export function guardChanges(): MiddlewareHandler {
  const limit = limitedTo(longestForm);
  return async (c, next) => {
    if (reads.has(c.req.method)) return next();
    if (!isFromOurPages(c.req.raw)) {
      c.header("cache-control", "private, no-store");
      return c.text("This form was sent from another site.", 403);
    }
    return limit(c, next);
  };
}
