import { LRUCache } from "lru-cache";

export type SegmentedLru<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
};

type Options<Value> = {
  readonly maxBytes: number;
  readonly bytesOf: (value: Value, key: string) => number;
};

/** The part of `maxBytes` for entries that were not asked for a second time yet. */
const PROBATION_SHARE = 0.25;

/**
 * Segmented LRU cache: a new entry is on probation, and its first hit moves it into the protected segment. A crawler that asks for
 * every page once therefore evicts only other one-hit pages, never the hot ones, which a plain LRU cache would lose.
 */
export function segmentedLru<Value extends object>({
  maxBytes,
  bytesOf,
}: Options<Value>): SegmentedLru<Value> {
  const segment = (share: number) =>
    new LRUCache<string, Value>({ maxSize: Math.floor(maxBytes * share), sizeCalculation: bytesOf });
  const probation = segment(PROBATION_SHARE);
  const hot = segment(1 - PROBATION_SHARE);
  return {
    get(key) {
      const cached = hot.get(key) ?? probation.get(key);
      if (cached && probation.delete(key)) hot.set(key, cached);
      return cached;
    },
    set: (key, value) => void probation.set(key, value),
  };
}
