import { expect, it } from "vitest";
import { createTokenBucket } from "./token-bucket.ts";

it("a token bucket allows a burst, then so many a second", () => {
  const bucket = createTokenBucket(40, 80);
  const taken = (now: number) => Array.from({ length: 100 }, () => bucket.take(now)).filter(Boolean).length;
  expect(taken(0)).toBe(80);
  expect(taken(0)).toBe(0);
  expect(taken(1000)).toBe(40);
  expect(taken(100_000)).toBe(80);
  expect(taken(50_000)).toBe(0);
});

it("a token bucket takes what something costs, or nothing", () => {
  const bucket = createTokenBucket(1, 10);
  expect(bucket.take(0, 8)).toBe(true);
  expect(bucket.take(0, 3)).toBe(false);
  expect(bucket.take(0, 2)).toBe(true);
});
