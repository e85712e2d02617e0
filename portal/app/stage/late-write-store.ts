import { createStore, promisifyRequest } from "idb-keyval";
import { parseEntries, type SaveEntry } from "#player/protocol/save-entry.ts";

/**
 * IndexedDB store of late writes, the saves that games write during unload: one row per game, key and time, until the game's next
 * start merges them into the save database.
 */
export function openLateWriteStore() {
  const inStore = createStore("recess-late-saves", "entries");
  // Opened before it is needed: opening a database takes longer than a closing tab has.
  const isOpen = inStore("readonly", (store) => promisifyRequest(store.count()));
  const entriesOf = (path: string) => IDBKeyRange.bound([path], [path, []]);

  return {
    async put(path: string, entries: readonly SaveEntry[]): Promise<void> {
      await isOpen;
      await inStore("readwrite", (store) => {
        for (const entry of entries) store.put(entry, [path, entry[0], entry[2]]);
        store.transaction.commit();
        return promisifyRequest(store.transaction);
      });
    },
    /** The paths of the games that have late writes. */
    async paths(): Promise<string[]> {
      const keys = await inStore("readonly", (store) => promisifyRequest<IDBValidKey[]>(store.getAllKeys()));
      return [...new Set(keys.map((key) => String(Array.isArray(key) ? key[0] : key)))];
    },
    read(path: string): Promise<SaveEntry[]> {
      return inStore("readonly", async (store) => {
        return parseEntries(await promisifyRequest<unknown[]>(store.getAll(entriesOf(path)))) ?? [];
      });
    },
    /** Only after they are stored elsewhere: a page that closes in between must find them again. */
    delete(path: string, entries: readonly SaveEntry[]): Promise<void> {
      return inStore("readwrite", (store) => {
        for (const [key, , at] of entries) store.delete([path, key, at]);
        return promisifyRequest(store.transaction);
      });
    },
  };
}
