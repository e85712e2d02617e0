import type { MiddlewareHandler } from "hono";
import { createRateLimiter } from "#domain/limits/rate-limiter.ts";
import { addressOf } from "./client.ts";

type Options = {
  /** A whole school may share one address. */
  readonly perMinute: number;
  readonly trustedProxies: number;
  readonly now: () => Date;
};

/** Lets so many requests of one address through in a minute, and tells the others when to come back. */
export function limited({ perMinute, trustedProxies, now }: Options): MiddlewareHandler {
  const limit = createRateLimiter({ limit: perMinute, windowMs: 60_000 });
  return async (c, next) => {
    const waitMs = limit.consume(addressOf(c.req.raw, c.env, trustedProxies), now());
    if (waitMs === 0) return next();
    c.header("cache-control", "no-store");
    c.header("retry-after", `${Math.ceil(waitMs / 1000)}`);
    return c.text("Too many at once.", 429);
  };
}
