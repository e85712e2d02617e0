import { describe, expect, it } from "vitest";
import { createFnvHash, hashOf } from "./hash.ts";

const digest = (...parts: string[]) => {
  const hash = createFnvHash();
  for (const part of parts) hash.add(part);
  return hash.digest();
};

describe("createFnvHash", () => {
  it("says the same of the same text, in one piece or several", () => {
    expect(digest("hopscotch")).toBe(digest("hop", "scotch"));
    expect(digest("hopscotch")).toMatch(/^[0-9a-f]{16}$/);
  });

  it("says something else of similar texts", () => {
    const digests = Array.from({ length: 20_000 }, (_, at) => digest(`{"name":"Game ${at}"}`));
    expect(new Set(digests).size).toBe(20_000);
  });
});

describe("hashOf", () => {
  it("spreads similar names evenly", () => {
    const buckets = new Map<number, number>();
    for (let at = 0; at < 5000; at += 1) {
      const bucket = hashOf(`Game ${at}`) % 5;
      buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
    }
    for (const count of buckets.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });
});
