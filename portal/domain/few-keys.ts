import { shardHash } from "./sharded-map.ts";

const BUCKETS = 2 ** 16;

/**
 * Set of a few keys that is asked about a million others. V8 internalizes every string that a `Set` is asked for, and stops the process for
 * half a second when its table of such strings has to grow; here nearly all strings are told apart by a hash.
 */
export function createFewKeys(keys: Iterable<string>): { has(key: string): boolean } {
  const known = new Set(keys);
  const buckets = new Uint8Array(BUCKETS);
  for (const key of known) buckets[shardHash(key) % BUCKETS] = 1;
  return { has: (key) => buckets[shardHash(key) % BUCKETS] === 1 && known.has(key) };
}
