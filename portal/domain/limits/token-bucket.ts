/** Token bucket: allows bursts up to its capacity, and so much a second in the long run. */
export type TokenBucket = {
  /** Takes tokens if there are enough. */
  take(now: number, cost?: number): boolean;
};

export function createTokenBucket(perSecond: number, capacity: number): TokenBucket {
  let tokens = capacity;
  let filledAt: number | undefined;
  return {
    take(now, cost = 1) {
      // A clock that was set back takes nothing away.
      const elapsed = Math.max(0, now - (filledAt ?? now));
      tokens = Math.min(capacity, tokens + (elapsed * perSecond) / 1000);
      filledAt = now;
      if (tokens < cost) return false;
      tokens -= cost;
      return true;
    },
  };
}
