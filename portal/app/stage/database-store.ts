import { createStore, promisifyRequest } from "idb-keyval";
import { type DatabaseDump, parseDatabaseDump } from "#player/protocol/database-dump.ts";
import { storedBytes } from "./stored-bytes.ts";

/** Quota of one game's databases. */
const QUOTA_BYTES = 50 * 2 ** 20;

/** Dumps of games' IndexedDB databases, by guest: those of games without an origin, which keep theirs in memory. */
export type DatabaseStore = {
  load(guest: string): Promise<DatabaseDump[]>;
  names(guest: string): Promise<string[]>;
  /** Replaces the dump of a database. One that exceeds the game's quota is refused, and the old one stays. */
  put(guest: string, dump: DatabaseDump): Promise<boolean>;
  /** Stores the dump of a database that the game does not have yet; false where it has one, or its quota is exceeded. */
  add(guest: string, dump: DatabaseDump): Promise<boolean>;
  delete(guest: string, name: string): Promise<void>;
};

/** Keys are `[guest, name, bytes]`, so that the quota needs no look into the dumps. */
type Key = [guest: string, name: string, bytes: number];

export function openDatabaseStore(quota = QUOTA_BYTES): DatabaseStore {
  const inStore = createStore("recess-databases", "dumps");
  // An array sorts after every string and number.
  const dumpsOf = (...start: string[]) => IDBKeyRange.bound(start, [...start, []]);
  const keysOf = async (store: IDBObjectStore, guest: string) =>
    (await promisifyRequest(store.getAllKeys(dumpsOf(guest)))) as Key[];

  async function write(guest: string, dump: DatabaseDump, canReplace: boolean): Promise<boolean> {
    const bytes = storedBytes(dump);
    if (bytes === undefined) return false;
    return inStore("readwrite", async (store) => {
      const all = await keysOf(store, guest);
      const others = all.filter(([, name]) => name !== dump.name);
      if (others.length < all.length && !canReplace) return false;
      const total = others.reduce((sum, [, , size]) => sum + size, bytes);
      if (total > quota) return false;
      store.delete(dumpsOf(guest, dump.name));
      store.put(dump, [guest, dump.name, bytes] satisfies Key);
      await promisifyRequest(store.transaction);
      return true;
    });
  }

  return {
    load: (guest) =>
      inStore("readonly", async (store) => {
        const dumps = await promisifyRequest<unknown[]>(store.getAll(dumpsOf(guest)));
        return dumps.map(parseDatabaseDump).filter((dump) => dump !== undefined);
      }),
    names: (guest) =>
      inStore("readonly", async (store) => (await keysOf(store, guest)).map(([, name]) => name)),
    put: (guest, dump) => write(guest, dump, true),
    add: (guest, dump) => write(guest, dump, false),
    delete: (guest, name) =>
      inStore("readwrite", async (store) => {
        store.delete(dumpsOf(guest, name));
        await promisifyRequest(store.transaction);
      }),
  };
}
