import { SAVE_QUOTA_CHARS, type SaveEntry } from "#player/protocol/save-entry.ts";
import { DATABASE_KEY_PREFIX } from "./own-key.ts";

/** Quota of the mirrored databases of one game, in characters. What a game keeps beyond it stays in its browser. */
export const DATABASE_QUOTA_CHARS = SAVE_QUOTA_CHARS;

export const databaseKey = (name: string) => `${DATABASE_KEY_PREFIX}${name}`;

/** The name of the database that a key mirrors; undefined for the game's own keys. */
export function databaseNameOf(key: string): string | undefined {
  return key.startsWith(DATABASE_KEY_PREFIX) ? key.slice(DATABASE_KEY_PREFIX.length) : undefined;
}

/** Whether an import or a sync has brought a database that the game does not have yet. `mirroredAt` is that of the game's record. */
export function isRestoreDue(
  entries: readonly SaveEntry[],
  mirroredAt: Readonly<Record<string, number>> = {},
): boolean {
  return entries.some(([key, , at]) => {
    const name = databaseNameOf(key);
    return name !== undefined && mirroredAt[name] !== at;
  });
}
