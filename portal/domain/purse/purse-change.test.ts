import { describe, expect, it } from "vitest";
import { changedRecord, openPurseRateLimit, type PurseChange, parsePurseChange } from "./purse-change.ts";
import { emptyRecord, walletOf } from "./purse-record.ts";

describe("parsePurseChange", () => {
  it.each<PurseChange>([
    { kind: "earn", coins: 200 },
    { kind: "spend", coins: 15 },
    { kind: "buy", hat: "bow", coins: 40 },
    { kind: "buy", hat: "paper", coins: 0 },
    { kind: "wear", hat: "" },
  ])("reads a change: $kind $coins", (change) => {
    expect(parsePurseChange({ ...change, more: true })).toEqual(change);
  });

  it.each([
    [{ kind: "earn", coins: 201 }, "purse-too-much"],
    [{ kind: "buy", hat: "bow", coins: 1001 }, "purse-too-much"],
    [{ kind: "earn", coins: 1.5 }, "purse-malformed"],
    [{ kind: "earn", coins: -5 }, "purse-malformed"],
    [{ kind: "earn", coins: "12" }, "purse-malformed"],
    [{ kind: "spend", coins: Number.NaN }, "purse-malformed"],
    [{ kind: "buy", hat: "__proto__", coins: 5 }, "purse-malformed"],
    [{ kind: "wear", hat: "x".repeat(31) }, "purse-malformed"],
    [{ kind: "give", coins: 5 }, "purse-malformed"],
    [undefined, "purse-malformed"],
  ])("refuses %j by name", (data, reason) => {
    expect(parsePurseChange(data)).toBe(reason);
  });
});

describe("changedRecord", () => {
  const apply = (record: typeof emptyRecord, change: PurseChange) =>
    changedRecord(record, walletOf([record]), change, 1000);

  it("refuses what the coins do not pay, and hats that are not owned", () => {
    expect(apply({ ...emptyRecord, earned: 39 }, { kind: "buy", hat: "bow", coins: 40 })).toBe(
      "purse-too-few-coins",
    );
    expect(apply(emptyRecord, { kind: "spend", coins: 1 })).toBe("purse-too-few-coins");
    expect(apply(emptyRecord, { kind: "wear", hat: "bow" })).toBe("purse-not-owned");
  });

  it("buys a hat once", () => {
    const bought = apply({ ...emptyRecord, earned: 50 }, { kind: "buy", hat: "bow", coins: 40 });
    expect(bought).toMatchObject({ hats: { bow: 40 } });
    if (typeof bought === "string") throw new Error(bought);
    expect(apply(bought, { kind: "buy", hat: "bow", coins: 40 })).toBe(bought);
  });
});

describe("openPurseRateLimit", () => {
  it("refuses more than 600 coins in a minute, and takes the next after it", () => {
    let now = 0;
    const limit = openPurseRateLimit(() => now);
    const earn = () => limit.refuse({ kind: "earn", coins: 200 });
    expect([earn(), earn(), earn(), earn()]).toEqual([undefined, undefined, undefined, "purse-too-often"]);
    now = 60_001;
    expect(earn()).toBeUndefined();
  });

  it("refuses more than 120 changes in a minute", () => {
    const limit = openPurseRateLimit(() => 0);
    const refusals = Array.from({ length: 121 }, () => limit.refuse({ kind: "wear", hat: "" }));
    expect(refusals.filter((refusal) => refusal !== undefined)).toEqual(["purse-too-often"]);
  });
});
