import type { MiddlewareHandler } from "hono";
import { createRateLimiter } from "#domain/limits/rate-limiter.ts";
import type { RefusalText } from "#server/site/rendering/refusal-text.ts";
import type { SiteEnv } from "#server/site/site-env.ts";

type Options = {
  /** A whole school may share one IP address. */
  readonly perMinute: number;
  readonly now: () => Date;
  readonly refusalText: RefusalText;
  /** Body of the 429 response, where it is a page for visitors; a short text when left out. */
  readonly page?: (request: Request) => string;
};

/** Middleware with a rate limit by IP address: what is above it gets 429 and Retry-After. */
export function rateLimit({ perMinute, now, refusalText, page }: Options): MiddlewareHandler<SiteEnv> {
  const limiter = createRateLimiter({ limit: perMinute, windowMs: 60_000 });
  return async (c, next) => {
    const waitMs = limiter.consume(c.get("client").ipAddress, now());
    if (waitMs === 0) return next();
    c.header("cache-control", "no-store");
    c.header("retry-after", `${Math.ceil(waitMs / 1000)}`);
    if (!page) return c.text(refusalText(c.req.raw, { reason: "tooManyRequests" }), 429);
    return c.html(page(c.req.raw), 429);
  };
}
