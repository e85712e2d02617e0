import { describe, expect, it } from "vitest";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { type JournalStorage, openWriteJournal } from "./write-journal.ts";

function aStorage({
  room = Number.POSITIVE_INFINITY,
} = {}): JournalStorage & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name) => values.get(name) ?? null,
    setItem(name, value) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      values.set(name, value);
    },
    removeItem: (name) => values.delete(name),
    names: () => [...values.keys()],
  };
}

const first: SaveEntry = ["level", "1", 1];
const second: SaveEntry = ["level", "2", 2];

describe("openWriteJournal", () => {
  it("holds what another tab left behind", () => {
    const storage = aStorage();
    openWriteJournal(storage, "closed tab").add("chess/", [first]);
    expect(
      openWriteJournal(storage, "next tab")
        .readAll("chess/")
        .map((record) => record.entries),
    ).toEqual([[first]]);
  });

  it("keeps games apart, also where one path begins with another", () => {
    const storage = aStorage();
    const journal = openWriteJournal(storage, "tab");
    journal.add("chess/", [first]);
    expect(journal.readAll("chess/mini/")).toEqual([]);
    expect(journal.readAll("ess/")).toEqual([]);
  });

  it("has each key once, with its last value", () => {
    const storage = aStorage();
    const journal = openWriteJournal(storage, "tab");
    journal.add("chess/", [first]);
    journal.add("chess/", [second]);
    expect(journal.pending("chess/")?.entries).toEqual([second]);
  });

  it("drops what is in the database, and no write that came meanwhile", () => {
    const storage = aStorage();
    const journal = openWriteJournal(storage, "tab");
    journal.add("chess/", [first]);
    const stored = journal.pending("chess/");
    journal.add("chess/", [second]);
    stored?.drop();
    expect(journal.pending("chess/")?.entries).toEqual([second]);
    journal.pending("chess/")?.drop();
    expect(storage.values.size).toBe(0);
  });

  it("leaves a record alone that its living tab has added to", () => {
    const storage = aStorage();
    const living = openWriteJournal(storage, "living");
    living.add("chess/", [first]);
    const [record] = openWriteJournal(storage, "other").readAll("chess/");
    living.add("chess/", [second]);
    record?.drop();
    expect(openWriteJournal(storage, "other").readAll("chess/")).toHaveLength(1);
  });

  it("still hands writes on when the storage is full, and leaves no older record behind", () => {
    const storage = aStorage({ room: 40 });
    const journal = openWriteJournal(storage, "tab");
    journal.add("chess/", [first]);
    journal.add("chess/", [["big", "x".repeat(100), 3]]);
    expect(journal.pending("chess/")?.entries).toHaveLength(2);
    expect(storage.values.size).toBe(0);
  });

  it("reads a broken record as empty", () => {
    const storage = aStorage();
    storage.setItem("recess.journal/tab/chess/", "not JSON");
    expect(
      openWriteJournal(storage, "next")
        .readAll("chess/")
        .map((record) => record.entries),
    ).toEqual([[]]);
  });
});
