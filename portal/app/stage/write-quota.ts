import { SAVE_QUOTA_CHARS, type SaveEntry } from "#player/protocol/save-entry.ts";

/** Twice the game's own quota: room for the names of removed keys, which the game no longer counts. */
const LIMIT_CHARS = 2 * SAVE_QUOTA_CHARS;

export type WriteQuota = {
  /** Whether these entries fit into the quota; if so they are counted. */
  admit(entries: readonly SaveEntry[]): boolean;
};

/**
 * Quota of one game's saves, enforced by the site. The bridge enforces the game's own quota, but it runs in the game's page, where
 * the game could bypass it.
 */
export function openWriteQuota(stored: readonly SaveEntry[]): WriteQuota {
  const sizes = new Map(stored.map((entry) => [entry[0], sizeOf(entry)]));
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return {
    admit(entries) {
      const changed = new Map(entries.map((entry) => [entry[0], sizeOf(entry)]));
      let next = total;
      for (const [key, size] of changed) next += size - (sizes.get(key) ?? 0);
      if (next > LIMIT_CHARS) return false;
      for (const [key, size] of changed) sizes.set(key, size);
      total = next;
      return true;
    },
  };
}

/** A game may write its whole store just before it goes, and again while it goes. */
const LATE_LIMIT_CHARS = 3 * SAVE_QUOTA_CHARS;
/** Counted for every late write besides its characters: each is a row of its own, also under a name that is written again. */
const CHARS_PER_ROW = 100;

export type LateWriteQuota = {
  /** Whether these entries of the game fit into its quota; if so they are counted. */
  admit(path: string, entries: readonly SaveEntry[]): boolean;
  /** The game's rows are about to be moved into the save database. */
  reset(path: string): void;
};

/** Quota of late writes, by game and whichever port they come through: a game gets a port for every page that it says it has opened. */
export function openLateWriteQuota(): LateWriteQuota {
  const chars = new Map<string, number>();
  return {
    admit(path, entries) {
      const added = entries.reduce((sum, entry) => sum + sizeOf(entry) + CHARS_PER_ROW, 0);
      const total = (chars.get(path) ?? 0) + added;
      if (total > LATE_LIMIT_CHARS) return false;
      chars.set(path, total);
      return true;
    },
    reset: (path) => void chars.delete(path),
  };
}

function sizeOf([key, value]: SaveEntry): number {
  return key.length + (value?.length ?? 0);
}
