import { mergedEntry, PURSE_PATH } from "#app/purse/purse-save.ts";
import { databaseGame } from "#app/stage/databases/database-games.ts";
import { mirrorIfAny } from "#app/stage/databases/mirror-if-any.ts";
import { isSaveDatabaseMade, type SavedGame } from "#app/stage/save-database.ts";
import { openSaves, type Saves } from "#app/stage/saves.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { compareSaves, entriesToWrite, type GameComparison } from "./compare-saves.ts";
import { presentValues, type SavedValue, type SavesByGame } from "./save-file.ts";
import type { SyncResult } from "./sync/sync-saves.ts";
import { syncOnce } from "./sync/synced-saves.ts";

/** What a visitor does with the saves of this browser: look at them, take them elsewhere, bring some in, delete them. */
export type BrowserSaves = {
  /** The games with saves, the one that was written last first. */
  list(): Promise<SavedGame[]>;
  /** Brings what games keep in databases among the saves. Gives the games that keep more than can travel. */
  mirror(): Promise<string[]>;
  read(paths: readonly string[]): Promise<SavesByGame>;
  /** What an import would change. */
  compare(imported: SavesByGame): Promise<GameComparison[]>;
  /** Writes the saves of these games. */
  write(imported: SavesByGame, paths: ReadonlySet<string>): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
  /** Removes every key of these games, so that other browsers of the account hear of it. */
  clear(paths: readonly string[]): Promise<void>;
  /** Syncs with an account. */
  sync(account: string): Promise<SyncResult>;
};

export function openBrowserSaves(play: PlayOrigin): BrowserSaves {
  let opened: Saves | undefined;
  const saves = () => {
    opened ??= openSaves();
    return opened;
  };
  const entriesOf = async (paths: Iterable<string>) => {
    const found = new Map<string, SaveEntry[]>();
    for (const path of paths) found.set(path, await saves().load(path));
    return found;
  };
  const inTurn = createTurns();
  const mirror = () => inTurn(() => mirrorIfAny(saves, play));
  const deleteDatabases = async (path: string) => {
    if (!databaseGame(path)) return;
    const { deleteGameDatabases } = await import("#app/stage/databases/mirrored-games.ts");
    await deleteGameDatabases(play, path);
  };
  return {
    async list() {
      // Opening the database makes it, and by it a launch knows a browser that has played here before.
      if (!(await isSaveDatabaseMade())) return [];
      return (await saves().list()).toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
    },
    mirror,
    async read(paths) {
      await mirror();
      const entries = await entriesOf(paths);
      return new Map(Array.from(entries, ([path, list]) => [path, presentValues(list)]));
    },
    async compare(imported) {
      await mirror();
      return compareSaves(imported, await entriesOf(imported.keys()));
    },
    async write(imported, paths) {
      const here = await entriesOf(paths);
      for (const path of paths) {
        const present = here.get(path) ?? [];
        const entries = entriesToWrite(importedValues(imported, path, present), present, Date.now());
        await saves().restore(path, entries);
      }
    },
    remove: (paths) =>
      inTurn(async () => {
        for (const path of paths) {
          await deleteDatabases(path);
          await saves().remove(path);
        }
      }),
    clear: (paths) =>
      inTurn(async () => {
        for (const [path, entries] of await entriesOf(paths)) {
          await deleteDatabases(path);
          await saves().restore(
            path,
            entries.map(([key, , at]) => [key, null, Math.max(Date.now(), at + 1)] as const),
          );
        }
      }),
    sync: async (account) => syncOnce(saves(), account, play, true),
  };
}

/** What an import brings for a path. The purse is merged: an old file takes no hat away. */
function importedValues(imported: SavesByGame, path: string, present: readonly SaveEntry[]): SavedValue[] {
  const values = imported.get(path) ?? [];
  if (path !== PURSE_PATH) return [...values];
  return presentValues(
    values.map((value) =>
      mergedEntry(
        value,
        present.find(([key]) => key === value[0]),
      ),
    ),
  );
}

/** Runs one piece of work after the other: a database that is just being mirrored would bring back what is deleted meanwhile. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
