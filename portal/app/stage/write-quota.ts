import { SAVE_QUOTA_CHARS, type SaveEntry } from "#player/protocol/save-entry.ts";

/** Twice the game's own quota: room for the names of removed keys, which the game no longer counts. */
const LIMIT = 2 * SAVE_QUOTA_CHARS;

export type Ledger = {
  /** Whether these entries may still be kept; if so they are counted. */
  admit(entries: readonly SaveEntry[]): boolean;
};

/** Counts what a game keeps. The bridge refuses a full store politely, but the bridge runs in the game's own page. */
export function openLedger(kept: readonly SaveEntry[]): Ledger {
  const sizes = new Map(kept.map((entry) => [entry[0], sizeOf(entry)]));
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return {
    admit(entries) {
      const changed = new Map(entries.map((entry) => [entry[0], sizeOf(entry)]));
      let after = total;
      for (const [key, size] of changed) after += size - (sizes.get(key) ?? 0);
      if (after > LIMIT) return false;
      for (const [key, size] of changed) sizes.set(key, size);
      total = after;
      return true;
    },
  };
}

function sizeOf([key, value]: SaveEntry): number {
  return key.length + (value?.length ?? 0);
}
