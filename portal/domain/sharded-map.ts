const SHARDS = 256;
/** Letters from the end that choose the shard: there, names and paths differ most. */
const HASHED_LETTERS = 8;

/** Map in many small parts: one with a million keys stops the process for a tenth of a second each time it grows. */
export function createShardedMap<Value>() {
  const shards = Array.from({ length: SHARDS }, () => new Map<string, Value>());
  function shardOf(key: string): Map<string, Value> | undefined {
    let hash = key.length;
    for (let at = Math.max(0, key.length - HASHED_LETTERS); at < key.length; at += 1)
      hash = (Math.imul(hash, 31) + key.charCodeAt(at)) | 0;
    return shards[hash & (SHARDS - 1)];
  }
  return {
    get: (key: string) => shardOf(key)?.get(key),
    has: (key: string) => shardOf(key)?.has(key) ?? false,
    set: (key: string, value: Value) => void shardOf(key)?.set(key, value),
  };
}
