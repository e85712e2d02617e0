import type { SaveEntry } from "#player/protocol/save-entry.ts";

/** How keys of mirrored databases begin. They lie among a game's saves and travel with them, and the game never sees them. */
export const DATABASE_KEY_PREFIX = "recess:database/";

/** Whether a key of a save is the game's own. */
export function isOwnKey([key]: SaveEntry): boolean {
  return !key.startsWith(DATABASE_KEY_PREFIX);
}
