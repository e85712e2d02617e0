import type { SaveEntry } from "#player/protocol/save-entry.ts";

/** Key-value store of one game, with the interface of `Storage` and a time for each write. */
export type EntryStore = {
  get(key: string): string | null;
  /** Throws `QuotaExceededError` like the browser's own storage. */
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  keys(): readonly string[];
  /** Merges another tab's writes, last write wins. Returns what changed. */
  merge(entries: readonly SaveEntry[]): Change[];
  /** All entries, removed keys included. */
  entries(): SaveEntry[];
};

export type Change = { key: string; oldValue: string | null; newValue: string | null };

export type EntryStoreOptions = {
  entries: readonly SaveEntry[];
  /** In characters of keys and values. */
  quota: number;
  onWrite: (entry: SaveEntry) => void;
  now?: () => number;
};

/** Opens an in-memory entry store. Each key has the time of its last write, so that the stores of several tabs can be merged. */
export function openEntryStore({ entries, quota, onWrite, now = Date.now }: EntryStoreOptions): EntryStore {
  const values = new Map<string, string>();
  const times = new Map<string, number>();
  let usedChars = 0;
  // Cached: games iterate over their storage by index, and each step would otherwise copy all keys.
  let keyList: readonly string[] | undefined;

  function apply([key, value, at]: SaveEntry): void {
    const old = values.get(key);
    if (old !== undefined) usedChars -= key.length + old.length;
    if (value === null) values.delete(key);
    else {
      values.set(key, value);
      usedChars += key.length + value.length;
    }
    if ((old === undefined) !== (value === null)) keyList = undefined;
    times.set(key, at);
  }

  function write(key: string, value: string | null): void {
    // A clock that was set back must not make this write look older than the one it replaces.
    const entry: SaveEntry = [key, value, Math.max(now(), (times.get(key) ?? 0) + 1)];
    apply(entry);
    onWrite(entry);
  }

  function merge(others: readonly SaveEntry[]): Change[] {
    const changes: Change[] = [];
    for (const entry of others) {
      const [key, newValue, at] = entry;
      if (at < (times.get(key) ?? 0)) continue;
      const oldValue = values.get(key) ?? null;
      apply(entry);
      if (oldValue !== newValue) changes.push({ key, oldValue, newValue });
    }
    return changes;
  }

  function keys(): readonly string[] {
    keyList ??= [...values.keys()];
    return keyList;
  }

  merge(entries);

  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      const old = values.get(key);
      if (old === value) return;
      const charsAfter = usedChars + value.length - (old?.length ?? -key.length);
      // As in browsers, a value may shrink even in a full store.
      if (charsAfter > quota && charsAfter > usedChars) throw quotaExceeded(key);
      write(key, value);
    },
    remove(key) {
      if (values.has(key)) write(key, null);
    },
    clear() {
      for (const key of [...values.keys()]) write(key, null);
    },
    keys,
    merge,
    entries: () => [...times].map(([key, at]) => [key, values.get(key) ?? null, at] as const),
  };
}

function quotaExceeded(key: string): DOMException {
  return new DOMException(`Setting the value of '${key}' exceeded the quota.`, "QuotaExceededError");
}
