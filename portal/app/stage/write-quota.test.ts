import { describe, expect, it } from "vitest";
import { SAVE_QUOTA_CHARS } from "#player/protocol/save-entry.ts";
import { openLedger } from "./write-quota.ts";

const full = "x".repeat(SAVE_QUOTA_CHARS);

describe("the ledger of a game's saves", () => {
  it("admits a full store, and no end of changes to it", () => {
    const ledger = openLedger([]);
    for (let at = 0; at < 10; at++) expect(ledger.admit([["a", full.slice(at), at]])).toBe(true);
  });

  it("refuses a game that goes on under ever new names", () => {
    const ledger = openLedger([["a", full, 1]]);
    expect(ledger.admit([["b", full.slice(10), 2]])).toBe(true);
    expect(ledger.admit([["c", full, 3]])).toBe(false);
    expect(ledger.admit([["a", null, 4]])).toBe(true);
    expect(ledger.admit([["c", full.slice(10), 5]])).toBe(true);
  });
});
