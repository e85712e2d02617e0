import { createStore, promisifyRequest } from "idb-keyval";
import { parseEntries, type SaveEntry } from "#player/protocol.ts";

/** What games wrote while their page went away: one row per game and batch, until the next start sorts it in. */
export function openLateSaves() {
  const inStore = createStore("recess-late-saves", "batches");
  // Open before it is needed: opening a database takes longer than a closing tab has.
  const isOpen = inStore("readonly", (store) => promisifyRequest(store.count()));
  const batchesOf = (path: string) => IDBKeyRange.bound([path], [path, []]);

  return {
    async put(path: string, entries: readonly SaveEntry[]): Promise<void> {
      await isOpen;
      await inStore("readwrite", (store) => {
        store.put(entries, [path, Date.now(), Math.random()]);
        store.transaction.commit();
        return promisifyRequest(store.transaction);
      });
    },
    /** Takes the batches of a game out, oldest first. */
    take(path: string): Promise<SaveEntry[]> {
      return inStore("readwrite", async (store) => {
        const batches = await promisifyRequest<unknown[]>(store.getAll(batchesOf(path)));
        if (batches.length > 0) store.delete(batchesOf(path));
        return batches.flatMap((batch) => parseEntries(batch) ?? []);
      });
    },
  };
}
