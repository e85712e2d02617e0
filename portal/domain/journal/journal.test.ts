import { describe, expect, it } from "vitest";
import { Refusal } from "#domain/errors.ts";
import { accountSubject, openJournal } from "./journal.ts";
import type { JournalEntry, JournalStore } from "./journal-store.ts";

const now = () => new Date("2026-11-15T10:00:00Z");

function opened(given: Partial<JournalStore> = {}) {
  const entries: JournalEntry[] = [];
  const lost: Refusal[] = [];
  const pruned: unknown[] = [];
  const store: JournalStore = {
    add: async (entry) => void entries.push(entry),
    read: async () => entries,
    prune: async (...args) => void pruned.push(args),
    ...given,
  };
  const journal = openJournal(store, { now, onLost: (refusal) => void lost.push(refusal) });
  return { journal, entries, lost, pruned };
}

describe("openJournal", () => {
  it("notes who did what, when and to what", async () => {
    const { journal, entries } = opened();
    await journal.record("Ada", "games.hide", "chess/");
    expect(entries).toEqual([
      { at: now(), operator: "Ada", action: "games.hide", subject: "chess/", detail: "" },
    ]);
  });

  it("keeps an entry on one line of bounded length, without invisible characters", async () => {
    const { journal, entries } = opened();
    await journal.record("A\u202eda", "words.set", "x".repeat(300), `two\nlines ${"y".repeat(600)}`);
    const [entry] = entries;
    expect(entry?.operator).toBe("Ada");
    expect(entry?.subject).toBe(`${"x".repeat(199)}…`);
    expect(entry?.detail).toMatch(/^two lines y+…$/);
    expect(entry?.detail).toHaveLength(500);
  });

  it("lets the change stand where the database is down, and tells of the lost entry", async () => {
    const down = new Refusal("database-unavailable", "It is down.");
    const { journal, lost } = opened({ add: () => Promise.reject(down) });
    await journal.record("Ada", "games.hide", "chess/");
    expect(lost).toEqual([down]);
  });

  it("throws what is no refusal", async () => {
    const { journal } = opened({ add: () => Promise.reject(new Error("a bug")) });
    await expect(journal.record("Ada", "games.hide", "chess/")).rejects.toThrow("a bug");
  });

  it("keeps two years and 10,000 entries", async () => {
    const { journal, pruned } = opened();
    await journal.deleteOld();
    expect(pruned).toEqual([[new Date("2024-11-15T10:00:00Z"), 10_000]]);
  });
});

describe("accountSubject", () => {
  it("leaves the mailbox out", () => {
    expect(accountSubject("ada@example.org")).toBe("a…@example.org");
    expect(accountSubject("")).toBe("…@");
  });
});
