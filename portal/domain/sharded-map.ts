const SHARDS = 256;
const FNV_PRIME = 0x01000193;

/** Map in many small parts: one with a million keys stops the process for a tenth of a second each time it grows. */
export function createShardedMap<Value>() {
  const shards = Array.from({ length: SHARDS }, () => new Map<string, Value>());
  const shardOf = (key: string) => shards[shardNumber(key)];
  return {
    get: (key: string) => shardOf(key)?.get(key),
    has: (key: string) => shardOf(key)?.has(key) ?? false,
    set: (key: string, value: Value) => void shardOf(key)?.set(key, value),
  };
}

export function shardNumber(key: string): number {
  return shardHash(key) % SHARDS;
}

/** Hash of the whole key, 16 bits: paths and URLs of a catalogue begin and end alike. */
export function shardHash(key: string): number {
  let hash = key.length;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), FNV_PRIME);
  // The low bits alone would follow the last letters.
  return hash >>> 16;
}
