import { describe, expect, it } from "vitest";
import { SAVE_QUOTA_CHARS } from "#player/protocol/save-entry.ts";
import { openWriteQuota } from "./write-quota.ts";

const full = "x".repeat(SAVE_QUOTA_CHARS);

describe("openWriteQuota", () => {
  it("admits a full store, and any number of changes to it", () => {
    const quota = openWriteQuota([]);
    for (let at = 0; at < 10; at++) expect(quota.admit([["a", full.slice(at), at]])).toBe(true);
  });

  it("refuses a game that goes on under ever new names", () => {
    const quota = openWriteQuota([["a", full, 1]]);
    expect(quota.admit([["b", full.slice(10), 2]])).toBe(true);
    expect(quota.admit([["c", full, 3]])).toBe(false);
    expect(quota.admit([["a", null, 4]])).toBe(true);
    expect(quota.admit([["c", full.slice(10), 5]])).toBe(true);
  });
});
