import { describe, expect, it } from "vitest";
import { aBoard, aName, anEntry, aTape } from "./entry.fixture.ts";
import type { OwnerStore } from "./owner-store.ts";
import type { RecordStore } from "./record-store.ts";

const now = new Date("2026-11-18T12:00:00Z");
type Stores = { records: RecordStore; owners: OwnerStore };

/** Contract of every record store, with the store of owners beside it. */
export function recordStoreContract(openEmpty: () => Promise<Stores>): void {
  const open = async (...owners: string[]) => {
    const stores = await openEmpty();
    for (const [at, owner] of owners.entries()) await stores.owners.ensure(owner, aName({ animal: at }), now);
    return stores;
  };
  const add = async ({ records }: Stores, ...args: Parameters<RecordStore["add"]>) => {
    const added = await records.add(...args);
    return typeof added === "string" ? added : added.boards;
  };
  const scoresOf = async ({ records }: Stores, board = aBoard()) =>
    (await records.top(board, 100)).map(({ entry }) => entry.score);

  describe("a record store", () => {
    it("lists the best first, of equal scores the earlier one, with names and ranks", async () => {
      const stores = await open("ann", "ben", "cho");
      const { records } = stores;
      await records.add("ann", anEntry({ id: "a", score: 5, at: 3 }), aTape("a"), [aBoard()]);
      await records.add("ben", anEntry({ id: "b", score: 7.5, at: 2 }), aTape("b"), [aBoard()]);
      await records.add("cho", anEntry({ id: "c", score: 5, at: 1 }), aTape("c"), [aBoard()]);
      const top = await records.top(aBoard(), 100);
      expect(top.map(({ rank, entry }) => [rank, entry.id, entry.score, entry.name.animal])).toEqual([
        [1, "b", 7.5, 1],
        [2, "c", 5, 2],
        [3, "a", 5, 0],
      ]);
      expect(await records.count(aBoard())).toBe(3);
      expect(await records.top(aBoard(), 2)).toHaveLength(2);
    });

    it("reads an entry and its tape back as they were", async () => {
      const { records } = await open("ann");
      const entry = anEntry({ board: "ice", score: 1234.25 });
      await records.add("ann", entry, aTape("x\0y"), [aBoard({ id: "ice" })]);
      expect(await records.entry(entry.id)).toEqual({ ...entry, name: aName({ animal: 0 }), hasTape: true });
      expect(Buffer.from((await records.tape(entry.id)) ?? []).toString()).toBe("x\0y");
      expect(await records.entry("other")).toBeUndefined();
      expect(await records.tape("other")).toBeUndefined();
    });

    it("keeps the best entry of an owner on each board, and deletes what it replaces everywhere", async () => {
      const stores = await open("ann");
      const { records } = stores;
      const [today, ever] = [aBoard(), aBoard({ span: "ever" })];
      expect(await add(stores, "ann", anEntry({ score: 10 }), aTape("10"), [today, ever])).toEqual([
        today,
        ever,
      ]);
      expect(await add(stores, "ann", anEntry({ score: 9 }), aTape("9"), [today, ever])).toEqual([]);
      expect(await records.entry("entry-9")).toBeUndefined();
      const tomorrow = aBoard({ day: "2026-11-19" });
      expect(await add(stores, "ann", anEntry({ score: 8 }), aTape("8"), [tomorrow, ever])).toEqual([
        tomorrow,
      ]);
      expect(await add(stores, "ann", anEntry({ score: 12 }), aTape("12"), [today, ever])).toEqual([
        today,
        ever,
      ]);
      expect(await records.entry("entry-10")).toBeUndefined();
      expect(await scoresOf(stores, today)).toEqual([12]);
      expect(await scoresOf(stores, tomorrow)).toEqual([8]);
      expect(await records.countOf("ann")).toBe(2);
    });

    it("removes an entry from all boards, and no other", async () => {
      const stores = await open("ann", "ben");
      const { records } = stores;
      const boards = [aBoard(), aBoard({ span: "ever" })];
      await records.add("ann", anEntry({ score: 5 }), aTape("5"), boards);
      await records.add("ben", anEntry({ score: 4 }), aTape("4"), boards);
      expect([await records.remove("entry-5"), await records.remove("entry-5")]).toEqual([true, false]);
      for (const board of boards) expect(await scoresOf(stores, board)).toEqual([4]);
      expect(await records.tape("entry-5")).toBeUndefined();
    });

    it("takes the same entry again, as after a kill", async () => {
      const stores = await open("ann");
      const sameTape = (id: string) => stores.records.add("ann", anEntry({ id }), aTape(), [aBoard()]);
      expect(await sameTape("a")).toEqual({ id: "a", boards: [aBoard()] });
      expect(await sameTape("a")).toEqual({ id: "a", boards: [aBoard()] });
      expect(await sameTape("b")).toEqual({ id: "a", boards: [aBoard()] });
      expect(await scoresOf(stores)).toEqual([10]);
    });

    it("refuses a tape that another owner has already, in the same game", async () => {
      const stores = await open("ann", "ben");
      await stores.records.add("ann", anEntry({ id: "a" }), aTape(), [aBoard()]);
      expect(await add(stores, "ben", anEntry({ id: "b", at: 0 }), aTape(), [aBoard()])).toBe("known");
      const other = anEntry({ id: "c", game: "sideways" });
      expect(await add(stores, "ben", other, aTape(), [aBoard({ game: "sideways" })])).toHaveLength(1);
      expect(await scoresOf(stores)).toEqual([10]);
    });

    it("writes nothing for an owner that is not there", async () => {
      const stores = await open();
      expect(await add(stores, "ann", anEntry(), aTape(), [aBoard()])).toBe("gone");
      expect(await scoresOf(stores)).toEqual([]);
    });

    it("gives an owner's place with its neighbours", async () => {
      const names = Array.from({ length: 9 }, (_, at) => `owner-${at}`);
      const { records } = await open(...names);
      for (const [at, owner] of names.entries())
        await records.add(owner, anEntry({ id: owner, score: 100 - at }), aTape(owner), [aBoard()]);
      const near = await records.near(aBoard(), "owner-4", 2);
      expect(near.map(({ rank, isMine }) => [rank, isMine])).toEqual([
        [3, false],
        [4, false],
        [5, true],
        [6, false],
        [7, false],
      ]);
      expect((await records.near(aBoard(), "owner-0", 2)).map(({ rank }) => rank)).toEqual([1, 2, 3]);
      expect((await records.near(aBoard(), "owner-8", 2)).map(({ rank }) => rank)).toEqual([7, 8, 9]);
      expect(await records.near(aBoard({ kind: "free" }), "owner-0", 2)).toEqual([]);
    });

    it("ranks by score, and the earlier of two equal ones first", async () => {
      const { records } = await open("ann", "ben", "cho");
      await records.add("ann", anEntry({ id: "a", score: 5, at: 2000 }), aTape("a"), [aBoard()]);
      await records.add("ben", anEntry({ id: "b", score: 5, at: 1000 }), aTape("b"), [aBoard()]);
      await records.add("cho", anEntry({ id: "c", score: 7, at: 3000 }), aTape("c"), [aBoard()]);
      const ranks = await Promise.all(["ann", "ben", "cho"].map((owner) => records.rank(aBoard(), owner)));
      expect(ranks).toEqual([3, 2, 1]);
      expect(await records.rank(aBoard({ kind: "free" }), "ann")).toBeUndefined();
    });

    it("trims a board to its best", async () => {
      const stores = await open("ann", "ben", "cho");
      for (const [score, owner] of ["ann", "ben", "cho"].entries())
        await stores.records.add(owner, anEntry({ score }), aTape(owner), [aBoard()]);
      await stores.records.trim(aBoard(), 2);
      expect(await scoresOf(stores)).toEqual([2, 1]);
      await stores.records.trim(aBoard(), 2);
      expect(await scoresOf(stores)).toEqual([2, 1]);
    });

    it("prunes boards of the past, their entries, and the tapes behind those that are shown", async () => {
      const stores = await open("ann", "ben");
      const { records } = stores;
      const [today, ever] = [aBoard(), aBoard({ span: "ever" })];
      await records.add("ann", anEntry({ id: "old", day: "2026-11-01" }), aTape("old"), [
        aBoard({ day: "2026-11-01" }),
      ]);
      await records.add("ann", anEntry({ id: "first", score: 2 }), aTape("first"), [today, ever]);
      await records.add("ben", anEntry({ id: "second", score: 1 }), aTape("second"), [today, ever]);
      await records.prune("2026-11-18", 1);
      expect(await records.entry("old")).toBeUndefined();
      expect(await scoresOf(stores)).toEqual([2, 1]);
      expect((await records.entry("first"))?.hasTape).toBe(true);
      expect((await records.entry("second"))?.hasTape).toBe(false);
      expect(await records.tape("second")).toBeUndefined();
      await records.prune("2027-06-01", 1);
      expect(await scoresOf(stores, today)).toEqual([]);
      expect(await scoresOf(stores, ever)).toEqual([2, 1]);
    });

    it("keeps the tapes that a crew can watch", async () => {
      const { records } = await open("ann", "ben");
      await records.add("ann", anEntry({ id: "a", score: 2 }), aTape("a"), [aBoard()]);
      await records.add("ben", anEntry({ id: "b", score: 1 }), aTape("b"), [
        aBoard(),
        aBoard({ crew: "BCDFGHJK" }),
      ]);
      await records.prune("2026-11-18", 1);
      expect((await records.entry("b"))?.hasTape).toBe(true);
    });

    it("places many runs that arrive at once", async () => {
      const names = Array.from({ length: 20 }, (_, at) => `owner-${at}`);
      const stores = await open(...names);
      await Promise.all(
        names.flatMap((owner, at) =>
          [1, 2].map((round) =>
            stores.records.add(
              owner,
              anEntry({ id: `${owner} ${round}`, score: at * round }),
              aTape(`${owner} ${round}`),
              [aBoard(), aBoard({ span: "week" })],
            ),
          ),
        ),
      );
      expect(await scoresOf(stores)).toEqual(names.map((_, at) => at * 2).toReversed());
    });
  });

  describe("a store of owners", () => {
    it("keeps the name that an owner has, until it is renamed", async () => {
      const { owners } = await open();
      expect(await owners.nameOf("ann")).toBeUndefined();
      expect(await owners.ensure("ann", aName({ number: 1 }), now)).toEqual(aName({ number: 1 }));
      expect(await owners.ensure("ann", aName({ number: 2 }), now)).toEqual(aName({ number: 1 }));
      await owners.rename("ann", aName({ number: 3 }), now);
      expect(await owners.nameOf("ann")).toEqual(aName({ number: 3 }));
    });

    it("shows the new name with every entry", async () => {
      const { owners, records } = await open("ann");
      await records.add("ann", anEntry(), aTape(), [aBoard()]);
      await owners.rename("ann", aName({ number: 77 }), now);
      expect((await records.top(aBoard(), 1))[0]?.entry.name.number).toBe(77);
    });

    it("deletes an owner with everything, and nobody else", async () => {
      const stores = await open("ann", "ben");
      await stores.records.add("ann", anEntry({ id: "a" }), aTape("a"), [aBoard()]);
      await stores.records.add("ben", anEntry({ id: "b" }), aTape("b"), [aBoard()]);
      await stores.owners.delete("ann");
      expect(await stores.owners.nameOf("ann")).toBeUndefined();
      expect(await stores.records.tape("a")).toBeUndefined();
      expect((await stores.records.top(aBoard(), 9)).map(({ entry }) => entry.id)).toEqual(["b"]);
    });

    it("deletes owners that have long not played", async () => {
      const { owners } = await open();
      await owners.ensure("old", aName(), new Date("2025-01-01"));
      await owners.ensure("new", aName(), now);
      await owners.deleteIdle(new Date("2026-01-01"));
      expect(await owners.nameOf("old")).toBeUndefined();
      expect(await owners.nameOf("new")).toEqual(aName());
    });
  });
}
