import { isNumber } from "./untrusted.ts";

/** One key of a game's save: its value, or null for a removed key, and the time of the write in milliseconds since 1970. */
export type SaveEntry = readonly [key: string, value: string | null, at: number];

/** Quota of one game's saves, in characters of keys and values: what browsers give a whole origin. */
export const SAVE_QUOTA_CHARS = 5 * 1024 * 1024;

/** Posted to the port for late writes after the last entries of a page that unloads. */
export const LAST_WRITE = "last-write";

/** The entries, or undefined for anything else. */
export function parseEntries(data: unknown): SaveEntry[] | undefined {
  return Array.isArray(data) && data.every(isEntry) ? data : undefined;
}

function isEntry(data: unknown): data is SaveEntry {
  if (!Array.isArray(data) || data.length !== 3) return false;
  const [key, value, at]: unknown[] = data;
  return typeof key === "string" && (typeof value === "string" || value === null) && isNumber(at);
}
