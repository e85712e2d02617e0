import { mergeRecords, type PurseRecord, parsePurseRecord } from "#domain/purse/purse-record.ts";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { parseJson } from "#player/protocol/untrusted.ts";

/** Where the purse lies among the saves, like those of a game: so it is listed, exported, synced and deleted with them. No game has such a path. */
export const PURSE_PATH = "recess:purse";

const KEY_PREFIX = "browser/";

/** Key of one browser's record. */
export const recordKey = (browser: string): string => `${KEY_PREFIX}${browser}`;

/** The record of an entry; undefined where it was removed, or is none. */
export function recordOf([key, value]: SaveEntry): PurseRecord | undefined {
  return value !== null && key.startsWith(KEY_PREFIX) ? parsePurseRecord(parseJson(value)) : undefined;
}

/** An imported entry of the purse, merged with that of this browser: an old file takes no hat away. */
export function mergedEntry(imported: SaveEntry, here: SaveEntry | undefined): SaveEntry {
  const [ours, theirs] = [here && recordOf(here), recordOf(imported)];
  const [key, , at] = imported;
  return ours && theirs ? [key, JSON.stringify(mergeRecords(ours, theirs)), at] : imported;
}
