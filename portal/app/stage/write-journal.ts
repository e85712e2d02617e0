import { parseEntries, type SaveEntry } from "#player/protocol/save-entry.ts";
import { parseJson } from "#player/protocol/untrusted.ts";

/** Writes of one tab for one game that may not have reached the database; `drop` deletes them once they have. */
export type JournalRecord = { entries: SaveEntry[]; drop(): void };

/** The part of `localStorage` that the journal needs. */
export type JournalStorage = Pick<Storage, "getItem" | "setItem" | "removeItem"> & { names(): string[] };

const PREFIX = "recess.journal/";

/**
 * Write journal of the saves, in `localStorage`. A database write needs the page to live for some more turns of the event loop, which
 * a closing tab does not; `localStorage` has the value when the call returns. It is small and shared by all games, so entries stay
 * only until they are in the database. Each tab has one record per game.
 */
export function openWriteJournal(storage: JournalStorage = siteStorage(), tab: string = randomName()) {
  const recordName = (path: string) => `${PREFIX}${tab}/${path}`;
  // What the browser refused to store is still pending here; it just does not outlive the tab.
  const pending = new Map<string, SaveEntry[]>();

  function dropPending(path: string, stored: SaveEntry[]): void {
    const left = (pending.get(path) ?? []).filter((entry) => !stored.includes(entry));
    if (left.length > 0) pending.set(path, left);
    else pending.delete(path);
    persist(path);
  }

  function persist(path: string): void {
    const entries = pending.get(path);
    try {
      if (entries === undefined) storage.removeItem(recordName(path));
      else storage.setItem(recordName(path), JSON.stringify(entries));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // Full, or refused by the browser's settings: an old record would be worse than none.
      storage.removeItem(recordName(path));
    }
  }

  return {
    add(path: string, entries: readonly SaveEntry[]): void {
      pending.set(path, lastOfEachKey([...(pending.get(path) ?? []), ...entries]));
      persist(path);
    },
    /** This tab's own pending writes for a game. */
    pending(path: string): JournalRecord | undefined {
      const entries = pending.get(path);
      return entries && { entries, drop: () => dropPending(path, entries) };
    },
    /** The paths of the games that have records, whichever tab they are from. */
    paths(): string[] {
      return storage
        .names()
        .filter((name) => name.startsWith(PREFIX))
        .map(pathIn);
    },
    /** Every tab's records for a game. */
    readAll(path: string): JournalRecord[] {
      const names = storage.names().filter((name) => name.startsWith(PREFIX) && pathIn(name) === path);
      return names.map((name) => readRecord(storage, name));
    },
  };
}

function pathIn(recordName: string): string {
  return recordName.slice(recordName.indexOf("/", PREFIX.length) + 1);
}

function readRecord(storage: JournalStorage, name: string): JournalRecord {
  const text = storage.getItem(name);
  const drop = () => {
    // Its tab may be alive and have added to it since.
    if (storage.getItem(name) === text) storage.removeItem(name);
  };
  return { entries: parseEntries(parseJson(text ?? "")) ?? [], drop };
}

function lastOfEachKey(entries: readonly SaveEntry[]): SaveEntry[] {
  return [...new Map(entries.map((entry) => [entry[0], entry])).values()];
}

/** Not `crypto.randomUUID`: it is missing over plain http, which schools use. */
function randomName(): string {
  return Math.random().toString(36).slice(2);
}

/** Browsers whose settings refuse cookies refuse `localStorage` too; then there is no journal, only the database. */
function siteStorage(): JournalStorage {
  try {
    const storage = window.localStorage;
    return {
      getItem: (name) => storage.getItem(name),
      setItem: (name, value) => storage.setItem(name, value),
      removeItem: (name) => storage.removeItem(name),
      names: () => Object.keys(storage),
    };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, names: () => [] };
  }
}
