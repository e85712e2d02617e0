import { describe, expect, it } from "vitest";
import { type Found, judgeLedger, openLedger } from "./ledger.ts";

function aLedger() {
  const ledger = openLedger();
  ledger.accounts.set("ada@example.org", "secret");
  ledger.sessions.set("cookie", "ada@example.org");
  ledger.counts.set("2026-11-20 launch chess/", 7);
  ledger.sent = 9;
  return ledger;
}

const everything: Found = {
  accounts: new Set(["ada@example.org"]),
  sessions: new Map([["cookie", "ada@example.org"]]),
  counts: new Map([["2026-11-20 launch chess/", 8]]),
  isIntact: true,
};
const judged = (found: Partial<Found>) => judgeLedger(aLedger(), { ...everything, ...found });

describe("judgeLedger", () => {
  it("has nothing to say when everything is there", () => {
    expect(judged({})).toEqual([]);
  });

  it("misses an account, a session and a count that were acknowledged", () => {
    expect(judged({ accounts: new Set() })).toEqual(["The account ada@example.org is gone."]);
    expect(judged({ sessions: new Map([["cookie", undefined]]) })).toEqual([
      "A session of ada@example.org is gone.",
    ]);
    expect(judged({ counts: new Map([["2026-11-20 launch chess/", 6]]) })).toEqual([
      "A flushed count went from 7 to 6 (2026-11-20 launch chess/).",
    ]);
    expect(judged({ counts: new Map() })).toHaveLength(1);
  });

  it("reports a session that became another account's", () => {
    expect(judged({ sessions: new Map([["cookie", "eve@example.org"]]) })).toHaveLength(1);
  });

  it("notices what was counted twice, and a database that is damaged", () => {
    expect(judged({ counts: new Map([["2026-11-20 launch chess/", 10]]) })).toEqual([
      "10 launches were counted, and only 9 told.",
    ]);
    expect(judged({ isIntact: false })).toHaveLength(1);
  });
});
