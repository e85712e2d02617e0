import { describe, expect, it } from "vitest";
import { SAVE_QUOTA_CHARS } from "#player/protocol/save-entry.ts";
import { openLateWriteQuota, openWriteQuota } from "./write-quota.ts";

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

describe("openLateWriteQuota", () => {
  it("counts every write of a game, also to the same key", () => {
    const quota = openLateWriteQuota();
    for (const at of [1, 2]) expect(quota.admit("chess/", [["a", full, at]])).toBe(true);
    expect(quota.admit("chess/", [["a", full, 3]])).toBe(false);
    expect(quota.admit("snake/", [["a", full, 1]])).toBe(true);
  });

  it("counts rows without text too", () => {
    const quota = openLateWriteQuota();
    const rows = Array.from({ length: 200_000 }, (_, at) => ["", null, at] as const);
    expect(quota.admit("chess/", rows)).toBe(false);
  });

  it("starts again when the writes were moved", () => {
    const quota = openLateWriteQuota();
    for (const at of [1, 2]) quota.admit("chess/", [["a", full, at]]);
    quota.reset("chess/");
    expect(quota.admit("chess/", [["a", full, 3]])).toBe(true);
  });
});
