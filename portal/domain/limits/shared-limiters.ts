import { createRateLimiter, type RateLimit, type RateLimiter } from "./rate-limiter.ts";

/** Makes the rate limiters of a portal. The name tells those of the same kind in other processes. */
export type LimiterFactory = (name: string, limit: RateLimit) => RateLimiter;

/** An attempt that was counted; with a negative cost, one that was taken back. */
export type Attempt = { readonly limiter: string; readonly key: string; readonly cost: number };

/** Tells the other processes of a site of attempts, and is told of theirs. What is lost on the way is counted in one process only. */
export type AttemptFeed = {
  publish(attempt: Attempt): void;
  /** Calls back for every attempt that another process counted. */
  subscribe(onAttempt: (attempt: Attempt) => void): void;
};

/** Rate limiters of this process alone. */
export const localLimiters: LimiterFactory = (_, limit) => createRateLimiter(limit);

/**
 * Rate limiters that also count what other processes of the site were asked for, so that two processes do not give twice as many attempts. Each
 * decides from its own memory: nobody waits for another process, and without a feed each has a limit of its own. `hash` hides addresses
 * and accounts on the way.
 */
export function sharedLimiters(
  feed: AttemptFeed,
  { hash, now }: { hash: (key: string) => string; now: () => Date },
): LimiterFactory {
  const limiters = new Map<string, RateLimiter>();
  feed.subscribe(({ limiter: name, key, cost }) => {
    const limiter = limiters.get(name);
    if (cost < 0) limiter?.refund(key, -cost);
    else limiter?.add(key, now(), cost);
  });
  return (name, limit) => {
    const limiter = createRateLimiter(limit);
    limiters.set(name, limiter);
    return {
      consume(key, at, cost = 1) {
        const hashed = hash(key);
        const waitMs = limiter.consume(hashed, at, cost);
        if (waitMs === 0) feed.publish({ limiter: name, key: hashed, cost });
        return waitMs;
      },
      add(key, at, cost = 1) {
        limiter.add(hash(key), at, cost);
      },
      refund(key, cost = 1) {
        const hashed = hash(key);
        limiter.refund(hashed, cost);
        feed.publish({ limiter: name, key: hashed, cost: -cost });
      },
      remaining: (key, at) => limiter.remaining(hash(key), at),
      waitMs: (key, at) => limiter.waitMs(hash(key), at),
    };
  };
}
