import { describe, expect, it } from "vitest";
import { bytesOf, type SaveCopy, type SyncedSave, type SyncStore } from "./sync-store.ts";

const aSave = (given: Partial<SyncedSave> = {}): SyncedSave => ({
  game: "chess/",
  key: "level",
  value: "3",
  writtenAt: 1_794_964_800_000,
  revision: 1,
  device: "laptop",
  ...given,
});
const aCopy = (given: Partial<SaveCopy> = {}): SaveCopy => {
  const { game, key, writtenAt, device } = aSave();
  return { game, key, writtenAt, device, value: "2", keptAt: 1_794_964_900_000, ...given };
};

/** Contract of every store of synced saves. `open` gives a store that knows the accounts `ada` and `bob`. */
export function syncStoreContract(open: () => Promise<SyncStore>): void {
  const write = (store: SyncStore, saves: SyncedSave[], copies: SaveCopy[] = [], account = "ada") =>
    store.transact(account, (transaction) => transaction.write(saves, copies));

  describe("a store of synced saves", () => {
    it("gives back what was written, whatever it is called, lowest revision first", async () => {
      const store = await open();
      const saves = [
        aSave({ key: "", value: "", revision: 1 }),
        aSave({ key: "a'/☃\n\u0000", value: "\u0000\u2028 ☃ \ud800", revision: 2 }),
        aSave({ value: null, revision: 3 }),
      ];
      await write(
        store,
        saves.toReversed().toSorted((a, b) => a.revision - b.revision),
      );
      expect(await store.changesSince("ada", 0, 10)).toEqual(saves);
      expect(await store.changesSince("ada", 1, 1)).toEqual([saves[1]]);
      expect(await store.changesSince("bob", 0, 10)).toEqual([]);
    });

    it("keeps the last value of a key, and goes on counting", async () => {
      const store = await open();
      await write(store, [aSave()]);
      await store.transact("ada", async (transaction) => {
        expect(transaction.revision).toBe(1);
        expect(await transaction.read([aSave(), { game: "chess/", key: "other" }])).toEqual([aSave()]);
        await transaction.write([aSave({ value: "4", revision: 2 })], []);
      });
      expect(await store.changesSince("ada", 0, 10)).toEqual([aSave({ value: "4", revision: 2 })]);
    });

    it("writes nothing where the work fails", async () => {
      const store = await open();
      const work = store.transact("ada", async (transaction) => {
        await transaction.write([aSave()], [aCopy()]);
        throw new Error("a bug");
      });
      await expect(work).rejects.toThrow("a bug");
      expect(await store.changesSince("ada", 0, 10)).toEqual([]);
      expect(await store.copies("ada")).toEqual([]);
    });

    it("lets syncs of one account come one after the other", async () => {
      const store = await open();
      const addOne = () =>
        store.transact("ada", async (transaction) => {
          const revision = transaction.revision + 1;
          await transaction.write([aSave({ key: `${revision}`, revision })], []);
        });
      await Promise.all(Array.from({ length: 20 }, addOne));
      const revisions = (await store.changesSince("ada", 0, 100)).map(({ revision }) => revision);
      expect(revisions).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    });

    it("counts the bytes of saves and copies, by account", async () => {
      const store = await open();
      await write(store, [aSave({ value: "☃".repeat(100) })], [aCopy()]);
      await write(store, [aSave()], [], "bob");
      const expected = bytesOf(aSave({ value: "☃".repeat(100) })) + bytesOf(aCopy());
      expect(await store.transact("ada", (transaction) => transaction.bytes())).toBe(expected);
    });

    it("takes many keys at once", async () => {
      const store = await open();
      const saves = Array.from({ length: 1000 }, (_, at) => aSave({ key: `${at}`, revision: at + 1 }));
      await write(store, saves);
      expect(await store.changesSince("ada", 0, 2000)).toEqual(saves);
    });

    it("keeps each copy once, until it is deleted by its game or its age", async () => {
      const store = await open();
      const late = aCopy({ game: "go/", keptAt: aCopy().keptAt + 1 });
      await write(store, [], [aCopy(), aCopy({ device: "phone" }), late]);
      await write(store, [], [aCopy()]);
      expect(await store.copies("ada")).toHaveLength(3);
      expect([await store.hasCopies("ada"), await store.hasCopies("bob")]).toEqual([true, false]);
      await store.deleteCopiesBefore(new Date(aCopy().keptAt + 1));
      expect(await store.copies("ada")).toEqual([late]);
      await store.deleteCopies("ada", "chess/");
      expect(await store.copies("ada")).toEqual([late]);
      await store.deleteCopies("ada", "go/");
      expect(await store.copies("ada")).toEqual([]);
    });
  });
}
