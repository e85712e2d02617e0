import { describe, expect, it } from "vitest";
import type { JournalEntry, JournalStore } from "./journal-store.ts";

const anEntry = (given: Partial<JournalEntry> = {}): JournalEntry => ({
  at: new Date("2026-11-15T10:00:00Z"),
  operator: "Ada",
  action: "games.hide",
  subject: "chess/",
  detail: "",
  ...given,
});
const subjects = (entries: readonly JournalEntry[]) => entries.map(({ subject }) => subject);

/** Contract of every store of the journal. */
export function journalStoreContract(open: () => Promise<JournalStore>): void {
  describe("a store of the journal", () => {
    it("gives back what was added, newest first", async () => {
      const store = await open();
      const older = anEntry({ operator: "O'Neil ☃", detail: 'name: "Chess" -> "Schach"' });
      const newer = anEntry({ at: new Date("2026-11-16T08:00:00.123Z"), action: "words.set" });
      await store.add(newer);
      await store.add(older);
      expect(await store.read({ limit: 10 })).toEqual([newer, older]);
    });

    it("keeps the order of entries of the same moment", async () => {
      const store = await open();
      for (const subject of ["first", "second", "third"]) await store.add(anEntry({ subject }));
      expect(subjects(await store.read({ limit: 10 }))).toEqual(["third", "second", "first"]);
    });

    it("gives a page of an area", async () => {
      const store = await open();
      for (let hour = 1; hour <= 5; hour++) {
        const at = new Date(Date.UTC(2026, 10, 15, hour));
        await store.add(anEntry({ at, subject: `game ${hour}` }));
        await store.add(anEntry({ at, subject: `words ${hour}`, action: "words.set" }));
        await store.add(anEntry({ at, subject: `other ${hour}`, action: "gamesx.set" }));
      }
      expect(subjects(await store.read({ limit: 2, skip: 1, area: "games" }))).toEqual(["game 4", "game 3"]);
      expect(await store.read({ limit: 100, area: "people" })).toEqual([]);
    });

    it("deletes what is older than a moment", async () => {
      const store = await open();
      await store.add(anEntry({ subject: "old" }));
      await store.add(anEntry({ at: new Date("2026-11-15T10:00:01Z"), subject: "kept" }));
      await store.prune(new Date("2026-11-15T10:00:01Z"), 10);
      expect(subjects(await store.read({ limit: 10 }))).toEqual(["kept"]);
    });

    it("deletes the oldest above a number", async () => {
      const store = await open();
      for (const subject of ["first", "second", "third"]) await store.add(anEntry({ subject }));
      await store.prune(new Date(0), 3);
      expect(await store.read({ limit: 10 })).toHaveLength(3);
      await store.prune(new Date(0), 2);
      expect(subjects(await store.read({ limit: 10 }))).toEqual(["third", "second"]);
    });
  });
}
