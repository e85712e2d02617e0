import { describe, expect, it } from "vitest";
import { createShardedMap, shardNumber } from "./sharded-map.ts";

describe("createShardedMap", () => {
  it("gives what was set last, and nothing for other keys", () => {
    const map = createShardedMap<number>();
    const keys = Array.from({ length: 2000 }, (_, at) => `${at}/`);
    for (const [at, key] of keys.entries()) map.set(key, at);
    map.set("7/", -7);
    expect(keys.map(map.get)).toEqual(keys.map((_, at) => (at === 7 ? -7 : at)));
    for (const key of ["", "2000/", "__proto__", "constructor"]) {
      expect(map.get(key)).toBeUndefined();
      expect(map.has(key)).toBe(false);
    }
  });

  it.each([
    ["end", (at: number) => `https://games-${at}.example/`],
    ["begin", (at: number) => `a-long-beginning/of-all-paths/${at}`],
  ])("spreads keys evenly that %s alike", (_, keyOf) => {
    const counts = new Map<number, number>();
    for (let at = 0; at < 25_600; at += 1) {
      const shard = shardNumber(keyOf(at));
      counts.set(shard, (counts.get(shard) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThan(200);
  });
});
