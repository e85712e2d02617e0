import type { Headcount } from "./presence-count.ts";

/** The other processes that serve the same site. Each tells the others whom it counts; nobody counts for another. */
export interface Neighbours {
  /** Said again and again: whoever has been silent for `silenceMs` is taken for dead. */
  tell(count: Headcount): void;
  /** The last word of each that is not silent. */
  counts(): readonly Headcount[];
  /** Whether words get through at all. */
  isReached(): boolean;
  /** Tells them not to count us any more. */
  close(): Promise<void>;
}

/** One process, as most sites are. */
export const noNeighbours: Neighbours = {
  tell: () => undefined,
  counts: () => [],
  isReached: () => true,
  close: async () => undefined,
};

/** What was heard from whom. A process that is killed says no goodbye, so its last word has an end of its own. */
export type Hearsay = {
  hear(from: string, count: Headcount): void;
  forget(from: string): void;
  counts(): readonly Headcount[];
};

export function makeHearsay(silenceMs: number, now: () => number): Hearsay {
  const words = new Map<string, { count: Headcount; at: number }>();
  return {
    hear: (from, count) => void words.set(from, { count, at: now() }),
    forget: (from) => void words.delete(from),
    counts() {
      for (const [from, { at }] of words) if (now() - at >= silenceMs) words.delete(from);
      return [...words.values()].map(({ count }) => count);
    },
  };
}
