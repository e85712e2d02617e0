export type AttemptLimit = {
  /** How long this one has to wait, in milliseconds; 0 where it need not. Counts it if it may go on. */
  take(key: string, now: Date): number;
  /** It was no attempt after all: it succeeded, or nobody could tell. */
  giveBack(key: string): void;
};

type Count = { taken: number; since: number };

/** So many attempts in so much time for each key. Remembers a bounded number of keys, the newest. */
export function limitAttempts({
  attempts,
  windowMs,
  capacity = 10_000,
}: {
  attempts: number;
  windowMs: number;
  capacity?: number;
}): AttemptLimit {
  const counts = new Map<string, Count>();

  function countOf(key: string, now: number): Count {
    const known = counts.get(key);
    if (known && now - known.since < windowMs) return known;
    const fresh = { taken: 0, since: now };
    counts.delete(key);
    counts.set(key, fresh);
    const [oldest] = counts.keys();
    if (counts.size > capacity && oldest !== undefined) counts.delete(oldest);
    return fresh;
  }

  return {
    take(key, now) {
      const count = countOf(key, now.getTime());
      if (count.taken >= attempts) return count.since + windowMs - now.getTime();
      count.taken += 1;
      return 0;
    },
    giveBack(key) {
      const count = counts.get(key);
      if (count && count.taken > 0) count.taken -= 1;
    },
  };
}
