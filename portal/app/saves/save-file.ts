import { DATABASE_QUOTA_CHARS } from "#app/stage/databases/database-key.ts";
import { isOwnKey } from "#app/stage/databases/own-key.ts";
import { parseEntries, SAVE_QUOTA_CHARS, type SaveEntry } from "#player/protocol/save-entry.ts";
import { isNumber, isRecord, parseJson } from "#player/protocol/untrusted.ts";

/** One key of a save that has a value: what a save file holds. */
export type SavedValue = readonly [key: string, value: string, at: number];

/** Saved values by the path of their game. */
export type SavesByGame = ReadonlyMap<string, readonly SavedValue[]>;

/** Why a file is refused. */
export type SaveFileRefusal = "no-save-file" | "newer-version" | "damaged" | "too-large" | "empty";

const FORMAT = "recess-saves";
/** Version 1 had values without the time of their write. docs/saves.md describes both. */
const VERSION = 2;

/** More than a browser keeps: a hundred games that use up their quota. Reading a larger file would only take its memory. */
export const MAX_SAVE_FILE_CHARS = 100 * SAVE_QUOTA_CHARS;

/** Names of mirrored databases, which their quota does not count. */
const KEY_ROOM_CHARS = 100_000;

/** Serializes saves to the text of a save file. */
export function writeSaveFile(games: SavesByGame, now: Date): string {
  return JSON.stringify(
    { format: FORMAT, version: VERSION, exportedAt: now.toISOString(), games: Object.fromEntries(games) },
    null,
    1,
  );
}

/** Parses a save file; gives the reason where it is refused. It is taken whole or not at all. */
export function parseSaveFile(text: string): SavesByGame | SaveFileRefusal {
  if (text.length > MAX_SAVE_FILE_CHARS) return "too-large";
  const file = parseJson(text);
  if (!isRecord(file) || file["format"] !== FORMAT) return "no-save-file";
  const { version, exportedAt, games } = file;
  if (!isNumber(version)) return "damaged";
  if (version > VERSION) return "newer-version";
  const writtenAt = Date.parse(`${exportedAt}`);
  if (!isRecord(games) || Array.isArray(games) || Number.isNaN(writtenAt)) return "damaged";
  const found = new Map<string, SavedValue[]>();
  for (const [path, saves] of Object.entries(games)) {
    const entries = version === 1 ? valuesWithoutTimes(saves, writtenAt) : parseEntries(saves);
    if (entries === undefined || path === "") return "damaged";
    const values = presentValues(entries);
    if (!fitsQuota(values)) return "too-large";
    if (values.length > 0) found.set(path, values);
  }
  return found.size > 0 ? found : "empty";
}

/** The last value of each key, without the keys that were removed. */
export function presentValues(entries: readonly SaveEntry[]): SavedValue[] {
  const byKey = new Map(entries.map((entry) => [entry[0], entry]));
  return [...byKey.values()].flatMap(([key, value, at]) => (value === null ? [] : [[key, value, at]]));
}

/** Whether a game may keep these entries: its own keys and its mirrored databases have a quota each. */
export function fitsQuota(entries: readonly SaveEntry[]): boolean {
  const [own, mirrored] = [entries.filter(isOwnKey), entries.filter((entry) => !isOwnKey(entry))];
  return charsOf(own) <= SAVE_QUOTA_CHARS && charsOf(mirrored) <= DATABASE_QUOTA_CHARS + KEY_ROOM_CHARS;
}

function charsOf(entries: readonly SaveEntry[]): number {
  return entries.reduce((sum, [key, value]) => sum + (value === null ? 0 : key.length + value.length), 0);
}

function valuesWithoutTimes(saves: unknown, at: number): SaveEntry[] | undefined {
  if (!isRecord(saves) || Array.isArray(saves)) return undefined;
  return parseEntries(Object.entries(saves).map(([key, value]) => [key, value ?? undefined, at]));
}
