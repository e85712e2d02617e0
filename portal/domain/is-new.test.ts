import { describe, expect, it } from "vitest";
import { isNew } from "./is-new.ts";

const now = new Date("2026-11-15T12:00:00Z");
const earlier = (ms: number) => new Date(now.getTime() - ms);

describe("isNew", () => {
  it("is true for what was added now and up to exactly thirty days ago", () => {
    expect(isNew(now, now)).toBe(true);
    expect(isNew(earlier(2_592_000_000), now)).toBe(true);
  });

  it("is false a millisecond later", () => {
    expect(isNew(earlier(2_592_000_001), now)).toBe(false);
  });

  it("is true for a date that is today somewhere in the world", () => {
    expect(isNew(new Date("2026-11-16T00:00:00Z"), now)).toBe(true);
    expect(isNew(earlier(-86_400_000), now)).toBe(true);
  });

  it("is false for a date in the future", () => {
    expect(isNew(earlier(-86_400_001), now)).toBe(false);
  });
});
