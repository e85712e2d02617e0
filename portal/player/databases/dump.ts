import type { DatabaseDump, StoreDump } from "#player/protocol/database-dump.ts";

/** Dumps a database through the IndexedDB API, whichever implementation it is; undefined where there is none of this name. */
export async function dumpDatabase(factory: IDBFactory, name: string): Promise<DatabaseDump | undefined> {
  const database = await openExisting(factory, name);
  if (database === undefined) return undefined;
  // A game that deletes or upgrades its database must not wait for us.
  database.onversionchange = () => database.close();
  const names = [...database.objectStoreNames];
  const { version } = database;
  // A transaction needs at least one store.
  const transaction = names.length > 0 ? database.transaction(names, "readonly") : undefined;
  const stores = names.map((store) => transaction && dumpStore(transaction.objectStore(store)));
  database.close();
  const dumped = await Promise.all(stores);
  return { name, version, stores: dumped.filter((store) => store !== undefined) };
}

async function dumpStore(store: IDBObjectStore): Promise<StoreDump> {
  const { name, keyPath, autoIncrement } = store;
  const indexes = [...store.indexNames].map((index) => {
    const { name, keyPath, unique, multiEntry } = store.index(index);
    return { name, keyPath: plain(keyPath), unique, multiEntry };
  });
  const [keys, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
  return { name, keyPath: keyPath === null ? null : plain(keyPath), autoIncrement, indexes, keys, values };
}

/** Makes a database again from its dump; false where one exists already. That one is newer, and is left alone. */
export async function restoreDatabase(factory: IDBFactory, dump: DatabaseDump): Promise<boolean> {
  const existing = await openExisting(factory, dump.name);
  existing?.close();
  if (existing) return false;
  const request = factory.open(dump.name, dump.version);
  let isNew = false;
  request.onupgradeneeded = ({ oldVersion }) => {
    isNew = oldVersion === 0;
    if (isNew) writeStores(request.result, dump);
    else request.transaction?.abort();
  };
  (await result(request)).close();
  return isNew;
}

/** Deletes a database. Throws where another page has it open: it is then deleted when that page closes it. */
export async function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  const request = factory.deleteDatabase(name);
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("the database is in use"));
  });
}

/** Creates the stores of a dump and puts the records into them; only during an upgrade. */
export function writeStores(database: IDBDatabase, dump: DatabaseDump): void {
  for (const { name, keyPath, autoIncrement, indexes, keys, values } of dump.stores) {
    const store = database.createObjectStore(name, { keyPath, autoIncrement });
    for (const { name, keyPath, unique, multiEntry } of indexes)
      store.createIndex(name, keyPath, { unique, multiEntry });
    for (const [index, value] of values.entries()) {
      if (keyPath === null) store.put(value, keys[index]);
      else store.put(value);
    }
  }
}

async function openExisting(factory: IDBFactory, name: string): Promise<IDBDatabase | undefined> {
  const request = factory.open(name);
  let isNew = false;
  request.onupgradeneeded = () => {
    isNew = true;
    request.transaction?.abort();
  };
  return result(request).catch((error: unknown) => {
    if (isNew) return undefined;
    throw error;
  });
}

/** A key path of several parts is a list of the browser's own, which cannot be posted. */
function plain(keyPath: string | string[]): string | string[] {
  return typeof keyPath === "string" ? keyPath : [...keyPath];
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
