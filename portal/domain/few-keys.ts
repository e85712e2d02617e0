const BUCKETS = 2 ** 16;
const FNV_PRIME = 0x01000193;

/**
 * Set of a few keys that is asked about a million others. V8 internalizes every string that a `Set` is asked for, and stops the process for
 * half a second when its table of such strings has to grow; here nearly all strings are told apart by a hash.
 */
export function createFewKeys(keys: Iterable<string>): { has(key: string): boolean } {
  const known = new Set(keys);
  const buckets = new Uint8Array(BUCKETS);
  for (const key of known) buckets[bucketOf(key)] = 1;
  return { has: (key) => buckets[bucketOf(key)] === 1 && known.has(key) };
}

/** Hash of the whole key, 16 bits: paths and URLs of a catalogue begin and end alike. */
function bucketOf(key: string): number {
  let hash = key.length;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), FNV_PRIME);
  // The low bits alone would follow the last letters.
  return hash >>> 16;
}
