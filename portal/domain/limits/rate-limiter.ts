/** Rate limiter: bounds how often each key (an account, an IP address, a connection) may do something. */
export type RateLimiter = {
  /** Counts an attempt and gives 0, or, above the limit, counts nothing and gives the milliseconds to wait. One may cost several. */
  consume(key: string, now: Date, cost?: number): number;
  /** Counts an attempt whatever the limit: it has been made elsewhere. */
  add(key: string, now: Date, cost?: number): void;
  /** Takes an attempt back, because it succeeded or could not be judged. */
  refund(key: string, cost?: number): void;
  /** How many attempts are left in the current window. Counts nothing. */
  remaining(key: string, now: Date): number;
  /** 0 while attempts are left, otherwise the milliseconds to wait. Counts nothing. */
  waitMs(key: string, now: Date): number;
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

  function currentWindow(key: string, now: number): Window | undefined {
    const window = windows.get(key);
    return window && now - window.startedAt < windowMs ? window : undefined;
  }

  function beginWindow(key: string, now: number): Window {
    const window = { used: 0, startedAt: now };
    // Deleted first, so that the map stays in the order in which the windows began.
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest);
    return window;
  }

  const waitOf = (window: Window | undefined, now: number, cost = 1) =>
    window && window.used + cost > limit ? window.startedAt + windowMs - now : 0;

  const windowOf = (key: string, now: Date) =>
    currentWindow(key, now.getTime()) ?? beginWindow(key, now.getTime());

  return {
    consume(key, now, cost = 1) {
      const window = windowOf(key, now);
      const waitMs = waitOf(window, now.getTime(), cost);
      if (waitMs === 0) window.used += cost;
      return waitMs;
    },
    add(key, now, cost = 1) {
      windowOf(key, now).used += cost;
    },
    refund(key, cost = 1) {
      const window = windows.get(key);
      if (window) window.used = Math.max(0, window.used - cost);
    },
    remaining: (key, now) => Math.max(0, limit - (currentWindow(key, now.getTime())?.used ?? 0)),
    waitMs: (key, now) => waitOf(currentWindow(key, now.getTime()), now.getTime()),
  };
}
