import { createStore, promisifyRequest } from "idb-keyval";

/** What this browser knows of a key: the revision that the account had, and the time of the write here that goes with it. */
export type KnownKey = { readonly revision: number; readonly at: number };

/** Where this browser is: its name among the account's browsers, and the revision up to which it has all changes. */
export type SyncPosition = { readonly account: string; readonly device: string; readonly since: number };

type Row = { readonly path: string; readonly key: string } & KnownKey;

/** Name of a key of a game, for maps. */
export const keyName = (path: string, key: string) => `${path}\n${key}`;

/** IndexedDB store of the state of sync. Losing it loses no save: everything is compared anew. */
export function openSyncState() {
  const inStore = createStore("recess-sync", "state");
  const POSITION = "position";

  async function write(change: (store: IDBObjectStore) => void): Promise<void> {
    await inStore("readwrite", (store) => {
      change(store);
      return promisifyRequest(store.transaction);
    });
  }

  return {
    position: (): Promise<SyncPosition | undefined> =>
      inStore("readonly", (store) => promisifyRequest(store.get(POSITION))),
    setPosition: (position: SyncPosition) => write((store) => store.put(position, POSITION)),
    async known(): Promise<Map<string, KnownKey>> {
      const all = IDBKeyRange.lowerBound([]);
      const rows = await inStore("readonly", (store) => promisifyRequest<Row[]>(store.getAll(all)));
      return new Map(rows.map(({ path, key, ...known }) => [keyName(path, key), known]));
    },
    know: (rows: readonly Row[]) =>
      write((store) => {
        for (const row of rows) store.put(row, [row.path, row.key]);
      }),
    forget: (keys: readonly Pick<Row, "path" | "key">[]) =>
      write((store) => {
        for (const { path, key } of keys) store.delete([path, key]);
      }),
    clear: () => write((store) => store.clear()),
  };
}

export type SyncState = ReturnType<typeof openSyncState>;
