/** Rate limiter: bounds how often each key (an account, an IP address, a connection) may do something. */
export type RateLimiter = {
  /** Counts one attempt and gives 0, or, above the limit, counts nothing and gives the milliseconds to wait. */
  consume(key: string, now: Date): number;
  /** Takes one attempt back, because it succeeded or could not be judged. */
  refund(key: string): void;
};

export type RateLimit = {
  /** How many attempts each key has in one window. */
  readonly limit: number;
  readonly windowMs: number;
  /** How many keys are remembered; above it, the one whose window began first is evicted. */
  readonly maxKeys?: number;
};

type Window = { used: number; startedAt: number };

/** Fixed-window rate limiter in memory. A key's window begins with its first attempt. */
export function createRateLimiter({ limit, windowMs, maxKeys = 10_000 }: RateLimit): RateLimiter {
  const windows = new Map<string, Window>();

  function windowOf(key: string, now: number): Window {
    const current = windows.get(key);
    if (current && now - current.startedAt < windowMs) return current;
    const next = { used: 0, startedAt: now };
    // Deleted first, so that the map stays in the order in which the windows began.
    windows.delete(key);
    windows.set(key, next);
    const [oldest] = windows.keys();
    if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest);
    return next;
  }

  return {
    consume(key, now) {
      const window = windowOf(key, now.getTime());
      if (window.used >= limit) return window.startedAt + windowMs - now.getTime();
      window.used += 1;
      return 0;
    },
    refund(key) {
      const window = windows.get(key);
      if (window && window.used > 0) window.used -= 1;
    },
  };
}
