import { describe, expect, it } from "vitest";
import { segmentedLru } from "./segmented-lru.ts";

type Entry = { readonly text: string; readonly bytes: number };

function aCache(maxBytes: number) {
  const cache = segmentedLru<Entry>({ maxBytes, bytesOf: ({ bytes }) => bytes });
  return {
    get: (key: string) => cache.get(key)?.text,
    set: (key: string, text: string, bytes: number) => cache.set(key, { text, bytes }),
  };
}

const keys = Array.from({ length: 1000 }, (_, at) => `${at}`);

describe("segmentedLru", () => {
  it("gives what was set", () => {
    const cache = aCache(100);
    cache.set("a", "A", 10);
    expect(cache.get("a")).toBe("A");
    expect(cache.get("a")).toBe("A");
    expect(cache.get("b")).toBeUndefined();
  });

  it("evicts what was never asked for, the oldest first", () => {
    const cache = aCache(40);
    for (const key of ["a", "b", "c"]) cache.set(key, key, 5);
    expect(["a", "b", "c"].map(cache.get)).toEqual([undefined, "b", "c"]);
  });

  it("keeps what is asked for again, however many others come by once", () => {
    const cache = aCache(1000);
    cache.set("hot", "H", 10);
    cache.get("hot");
    for (const key of keys) cache.set(key, "asked for once", 10);
    expect(cache.get("hot")).toBe("H");
    expect(keys.map(cache.get).filter(Boolean)).toHaveLength(25);
  });

  it("stays within its bytes, also when everything is asked for twice", () => {
    const cache = aCache(1000);
    for (const key of keys) {
      cache.set(key, "x", 10);
      cache.get(key);
    }
    expect(keys.map(cache.get).filter(Boolean)).toHaveLength(75);
  });

  it("does not take what is larger than its probation segment, nor counts twice what is set again", () => {
    const cache = aCache(40);
    cache.set("large", "L", 11);
    expect(cache.get("large")).toBeUndefined();
    for (let at = 0; at < 5; at += 1) cache.set("a", `${at}`, 5);
    cache.set("b", "B", 5);
    expect(cache.get("a")).toBe("4");
    expect(cache.get("b")).toBe("B");
  });
});
