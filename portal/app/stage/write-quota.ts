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

function sizeOf([key, value]: SaveEntry): number {
  return key.length + (value?.length ?? 0);
}
