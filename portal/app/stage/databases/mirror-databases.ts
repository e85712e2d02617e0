/**
 * Mirrors a game's IndexedDB databases as entries among its saves, one for each database, so that they are exported, moved and synced like any
 * key. A database is mirrored before saves leave this browser. An entry that an import or a sync has changed since then replaces its database at
 * the game's next launch.
 */
import type { Saves } from "#app/stage/saves.ts";
import { DATABASE_QUOTA_CHARS, databaseKey, databaseNameOf } from "./database-key.ts";
import { readDatabaseText, writeDatabaseText } from "./database-text.ts";
import type { GameDatabases } from "./game-databases.ts";

export type MirroredGame = {
  readonly path: string;
  readonly saves: Pick<Saves, "load" | "restore">;
  readonly databases: Pick<GameDatabases, "dumps" | "replace" | "delete">;
  readonly times: MirrorTimes;
};

/** By name of a database: the time of its entry when the two were last the same. */
export type MirrorTimes = {
  get(name: string): number | undefined;
  set(name: string, at: number): void;
};

type Entry = { readonly text: string | null; readonly at: number };

/** Writes the databases that the game has changed to its saves. False where one of them is too large to travel. */
export async function mirrorDatabases({ path, saves, databases, times }: MirroredGame): Promise<boolean> {
  const entries = await mirroredEntries(path, saves);
  const { texts, isComplete } = await textsOf(databases);
  for (const name of new Set([...entries.keys(), ...texts.keys()])) {
    const entry = entries.get(name);
    // Waits for the game's next launch.
    if (entry && entry.at !== times.get(name)) continue;
    const text = texts.get(name) ?? null;
    // One that has become too large keeps its last entry.
    if (text === (entry?.text ?? null) || (text === null && !isComplete)) continue;
    const at = Math.max(Date.now(), (entry?.at ?? -1) + 1);
    await saves.restore(path, [[databaseKey(name), text, at]]);
    times.set(name, at);
  }
  return isComplete;
}

/** Brings the databases of a game that is about to start to what an import or a sync has brought. */
export async function restoreDatabases({ path, saves, databases, times }: MirroredGame): Promise<void> {
  const entries = await mirroredEntries(path, saves);
  for (const [name, { text, at }] of entries) {
    if (at === times.get(name)) continue;
    const dump = text === null ? undefined : readDatabaseText(text);
    if (text === null) await databases.delete(name);
    else if (dump?.name === name) await databases.replace(dump);
    times.set(name, at);
  }
}

async function mirroredEntries(path: string, saves: MirroredGame["saves"]): Promise<Map<string, Entry>> {
  const found = new Map<string, Entry>();
  for (const [key, text, at] of await saves.load(path)) {
    const name = databaseNameOf(key);
    if (name !== undefined) found.set(name, { text, at });
  }
  return found;
}

/** The texts of the databases by name, as many as fit. */
async function textsOf(databases: Pick<GameDatabases, "dumps">) {
  const texts = new Map<string, string>();
  let left = DATABASE_QUOTA_CHARS;
  let isComplete = true;
  for (const dump of await databases.dumps()) {
    const text = await writeDatabaseText(dump, left);
    if (text === undefined) isComplete = false;
    else texts.set(dump.name, text);
    left -= text?.length ?? 0;
  }
  return { texts, isComplete };
}
