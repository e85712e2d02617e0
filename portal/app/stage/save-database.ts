import { createStore, promisifyRequest } from "idb-keyval";
import type { SaveEntry } from "#player/protocol/save-entry.ts";

/** Summary of one game's saves, for a list of them. */
export type SavedGame = { path: string; keys: number; bytes: number; changedAt: Date };

type Row = { value: string | null; at: number };

const DATABASE = "recess-saves";

/** Whether a game was launched in this browser before: that made the database of the saves. */
export async function isSaveDatabaseMade(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === DATABASE);
}

/** IndexedDB database of the saves: one row per game and key, so that tabs never overwrite each other's keys. */
export function openSaveDatabase() {
  const inStore = createStore(DATABASE, "rows");

  /** Key range of one game: keys are `[path, key]`, and an array sorts after every string. */
  const rowsOf = (path: string) => IDBKeyRange.bound([path], [path, []]);

  async function readRange(range: IDBKeyRange | null) {
    return inStore("readonly", async (store) => {
      const [keys, rows] = await Promise.all([
        promisifyRequest<IDBValidKey[]>(store.getAllKeys(range)),
        promisifyRequest<Row[]>(store.getAll(range)),
      ]);
      return rows.map((row, index) => ({ ...row, ...parseKey(keys[index]) }));
    });
  }

  return {
    async read(path: string): Promise<SaveEntry[]> {
      return (await readRange(rowsOf(path))).map(({ key, value, at }) => [key, value, at] as const);
    },
    /** Deletes the rows of keys that the game removed before `since`. Until then they keep older values from coming back. */
    deleteRemovedKeys(path: string, since: number): Promise<void> {
      return inStore("readwrite", async (store) => {
        const [keys, rows] = await Promise.all([
          promisifyRequest<IDBValidKey[]>(store.getAllKeys(rowsOf(path))),
          promisifyRequest<Row[]>(store.getAll(rowsOf(path))),
        ]);
        for (const [index, key] of keys.entries()) {
          const row = rows[index];
          if (row?.value === null && row.at < since) store.delete(key);
        }
        await promisifyRequest(store.transaction);
      });
    },
    /** Stores the entries that are newer than their rows. One transaction: all are stored or none. */
    merge(path: string, entries: readonly SaveEntry[]): Promise<void> {
      return inStore("readwrite", async (store) => {
        for (const [key, value, at] of entries) {
          const stored = await promisifyRequest<Row | undefined>(store.get([path, key]));
          if (stored === undefined || stored.at <= at) store.put({ value, at } satisfies Row, [path, key]);
        }
        await promisifyRequest(store.transaction);
      });
    },
    async readAll(): Promise<Map<string, SaveEntry[]>> {
      const games = Map.groupBy(await readRange(null), ({ path }) => path);
      return new Map(
        Array.from(games, ([path, rows]) => [
          path,
          rows.map(({ key, value, at }) => [key, value, at] as const),
        ]),
      );
    },
    async list(): Promise<SavedGame[]> {
      const games = new Map<string, SavedGame>();
      for (const { path, key, value, at } of await readRange(null)) {
        if (value === null) continue;
        const game = games.get(path) ?? { path, keys: 0, bytes: 0, changedAt: new Date(0) };
        games.set(path, {
          path,
          keys: game.keys + 1,
          bytes: game.bytes + utf8Bytes(key) + utf8Bytes(value),
          changedAt: new Date(Math.max(at, game.changedAt.getTime())),
        });
      }
      return [...games.values()];
    },
    remove(path: string): Promise<void> {
      return inStore("readwrite", async (store) => {
        store.delete(rowsOf(path));
        await promisifyRequest(store.transaction);
      });
    },
  };
}

/** What a text takes in a file. */
function utf8Bytes(text: string): number {
  return new Blob([text]).size;
}

function parseKey(key: IDBValidKey | undefined): { path: string; key: string } {
  const [path, name] = Array.isArray(key) ? key : [];
  return { path: String(path), key: String(name) };
}
