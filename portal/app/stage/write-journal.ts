import { parseEntries, type SaveEntry } from "#player/protocol/save-entry.ts";
import { parseJson } from "#player/protocol/untrusted.ts";

/** Writes that may not have reached the database, and how to forget them once they have. */
export type JournalPage = { entries: SaveEntry[]; drop(): void };

/** The part of `localStorage` that a journal needs. */
export type JournalStorage = Pick<Storage, "getItem" | "setItem" | "removeItem"> & { names(): string[] };

const PREFIX = "recess.journal/";

/**
 * The synchronous half of the saves. A database write needs the page to live for some more turns, and a tab that closes does not;
 * `localStorage` has taken the value when the call returns. It is small and shared by all games, so entries stay only until they are in
 * the database. Each tab has a page per game of its own.
 */
export function openJournal(storage: JournalStorage = siteStorage(), tab: string = randomName()) {
  const pageName = (path: string) => `${PREFIX}${tab}/${path}`;
  // What the browser refused to store is still pending; it just does not outlive the tab.
  const pending = new Map<string, SaveEntry[]>();

  function dropPage(path: string, taken: SaveEntry[]): void {
    const left = (pending.get(path) ?? []).filter((entry) => !taken.includes(entry));
    if (left.length > 0) pending.set(path, left);
    else pending.delete(path);
    store(path);
  }

  function store(path: string): void {
    const entries = pending.get(path);
    try {
      if (entries === undefined) storage.removeItem(pageName(path));
      else storage.setItem(pageName(path), JSON.stringify(entries));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // Full, or refused by the browser's settings: an old page would be worse than none.
      storage.removeItem(pageName(path));
    }
  }

  return {
    add(path: string, entries: readonly SaveEntry[]): void {
      pending.set(path, lastOfEachKey([...(pending.get(path) ?? []), ...entries]));
      store(path);
    },
    /** This tab's own pending writes for a game. */
    mine(path: string): JournalPage | undefined {
      const entries = pending.get(path);
      return entries && { entries, drop: () => dropPage(path, entries) };
    },
    /** Every tab's pages for a game. */
    read(path: string): JournalPage[] {
      return storage
        .names()
        .filter(
          (name) => name.startsWith(PREFIX) && name.slice(name.indexOf("/", PREFIX.length) + 1) === path,
        )
        .map((name) => {
          const written = storage.getItem(name);
          const drop = () => {
            // Its tab may be alive and have added to it since.
            if (storage.getItem(name) === written) storage.removeItem(name);
          };
          return { entries: parseEntries(parseJson(written ?? "")) ?? [], drop };
        });
    },
  };
}

function lastOfEachKey(entries: readonly SaveEntry[]): SaveEntry[] {
  return [...new Map(entries.map((entry) => [entry[0], entry])).values()];
}

/** Not `crypto.randomUUID`: it is missing on plain-http addresses, and schools have those. */
function randomName(): string {
  return Math.random().toString(36).slice(2);
}

/** Browsers that are told to refuse cookies refuse this too; then there is no journal, and the database does alone. */
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
