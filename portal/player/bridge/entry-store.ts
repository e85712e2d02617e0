import type { SaveEntry } from "#player/protocol/save-entry.ts";

export type EntryStore = {
  get(key: string): string | null;
  /** Throws `QuotaExceededError` as the browser's own storage does. */
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  keys(): readonly string[];
  /** Takes what another tab wrote, unless this one knows better, and tells what changed by it. */
  merge(entries: readonly SaveEntry[]): Change[];
  /** Everything, removed keys included. */
  entries(): SaveEntry[];
};

export type Change = { key: string; oldValue: string | null; newValue: string | null };

export type EntryStoreOptions = {
  entries: readonly SaveEntry[];
  quota: number;
  onWrite: (entry: SaveEntry) => void;
  now?: () => number;
};

/** A game's store in memory: keys, values, and when each was written last, so that tabs can be told apart later. */
export function openEntryStore({ entries, quota, onWrite, now = Date.now }: EntryStoreOptions): EntryStore {
  const values = new Map<string, string>();
  const times = new Map<string, number>();
  let used = 0;
  // Games walk their storage by index, and each step would otherwise copy all keys.
  let keyList: readonly string[] | undefined;

  function apply([key, value, at]: SaveEntry): void {
    const old = values.get(key);
    if (old !== undefined) used -= key.length + old.length;
    if (value === null) values.delete(key);
    else {
      values.set(key, value);
      used += key.length + value.length;
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

  function merge(given: readonly SaveEntry[]): Change[] {
    const changes: Change[] = [];
    for (const entry of given) {
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
      const after = used + value.length - (old?.length ?? -key.length);
      // As in browsers, a full store still lets a value shrink.
      if (after > quota && after > used) throw quotaExceeded(key);
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
