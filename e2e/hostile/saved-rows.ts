import type { Page } from "@playwright/test";

/** A row of a database; `text` is its beginning. */
export type SavedRow = { readonly key: string; readonly text: string; readonly chars: number };

/** Every row in every database of the page's origin, as text. */
export function savedRows(page: Page): Promise<SavedRow[]> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: SavedRow[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
        for (const [index, value] of values.entries()) {
          const text = JSON.stringify(value);
          rows.push({ key: JSON.stringify(keys[index]), text: text.slice(0, 500), chars: text.length });
        }
      }
      database.close();
    }
    return rows;
  });
}
