import { SAVE_QUOTA_CHARS } from "#player/protocol/save-entry.ts";
import { parseJson } from "#player/protocol/untrusted.ts";

/** Saves by game and key: the content of a save file, by which a visitor moves saves to another browser. */
export type SavesByGame = Record<string, Record<string, string>>;

const FORMAT = "recess-saves";
const VERSION = 1;

/** Serializes saves to the text of a save file. */
export function writeSaveFile(games: SavesByGame, now: Date): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, exportedAt: now.toISOString(), games }, null, 1);
}

/** Parses a save file; undefined for any other file. Games above the save quota are left out. */
export function parseSaveFile(text: string): SavesByGame | undefined {
  const file = parseJson(text);
  if (!isRecord(file)) return undefined;
  const { format, version, games } = file;
  if (format !== FORMAT || version !== VERSION || !isRecord(games)) return undefined;
  const found: [string, Record<string, string>][] = [];
  for (const [path, saves] of Object.entries(games)) {
    if (!isRecord(saves)) return undefined;
    const entries = Object.entries(saves);
    if (!entries.every((entry): entry is [string, string] => typeof entry[1] === "string")) return undefined;
    const size = entries.reduce((sum, [key, value]) => sum + key.length + value.length, 0);
    if (size <= SAVE_QUOTA_CHARS) found.push([path, Object.fromEntries(entries)]);
  }
  return Object.fromEntries(found);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
