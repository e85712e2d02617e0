import { describe, expect, it } from "vitest";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { type JournalStorage, openJournal } from "./write-journal.ts";

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

describe("the journal", () => {
  it("holds what another tab left behind", () => {
    const storage = aStorage();
    openJournal(storage, "closed tab").add("chess/", [first]);
    expect(
      openJournal(storage, "next tab")
        .read("chess/")
        .map((page) => page.entries),
    ).toEqual([[first]]);
  });

  it("keeps games apart, also where one path begins with another", () => {
    const storage = aStorage();
    const journal = openJournal(storage, "tab");
    journal.add("chess/", [first]);
    expect(journal.read("chess/mini/")).toEqual([]);
    expect(journal.read("ess/")).toEqual([]);
  });

  it("has each key once, with its last value", () => {
    const storage = aStorage();
    const journal = openJournal(storage, "tab");
    journal.add("chess/", [first]);
    journal.add("chess/", [second]);
    expect(journal.mine("chess/")?.entries).toEqual([second]);
  });

  it("drops what is in the database, and no write that came meanwhile", () => {
    const storage = aStorage();
    const journal = openJournal(storage, "tab");
    journal.add("chess/", [first]);
    const taken = journal.mine("chess/");
    journal.add("chess/", [second]);
    taken?.drop();
    expect(journal.mine("chess/")?.entries).toEqual([second]);
    journal.mine("chess/")?.drop();
    expect(storage.values.size).toBe(0);
  });

  it("leaves a page alone that its living tab has added to", () => {
    const storage = aStorage();
    const living = openJournal(storage, "living");
    living.add("chess/", [first]);
    const [page] = openJournal(storage, "other").read("chess/");
    living.add("chess/", [second]);
    page?.drop();
    expect(openJournal(storage, "other").read("chess/")).toHaveLength(1);
  });

  it("still hands writes on when the storage is full, and leaves no older page behind", () => {
    const storage = aStorage({ room: 40 });
    const journal = openJournal(storage, "tab");
    journal.add("chess/", [first]);
    journal.add("chess/", [["big", "x".repeat(100), 3]]);
    expect(journal.mine("chess/")?.entries).toHaveLength(2);
    expect(storage.values.size).toBe(0);
  });

  it("passes over a page that somebody scribbled on", () => {
    const storage = aStorage();
    storage.setItem("recess.journal/tab/chess/", "not JSON");
    expect(
      openJournal(storage, "next")
        .read("chess/")
        .map((page) => page.entries),
    ).toEqual([[]]);
  });
});
