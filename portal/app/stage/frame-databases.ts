import type { DatabaseDump } from "#player/protocol/database-dump.ts";
import type { GameFrame } from "./game-frame.ts";

/** IndexedDB databases of the game in a frame without an origin: posts it what is stored, and stores what it changes. */
export type FrameDatabases = {
  /** Posts the databases to a page of the game that has just started. */
  connect(): void;
  write(name: string, dump: DatabaseDump | undefined): void;
};

export function openFrameDatabases(guest: string, frame: GameFrame): FrameDatabases {
  // Loaded for these frames alone: hardly any browser lacks origins for games.
  const opening = import("./database-store.ts").then(({ openDatabaseStore }) => openDatabaseStore());
  /** The newest state of each changed database. A game that writes faster than the browser stores skips the states in between. */
  const changed = new Map<string, DatabaseDump | undefined>();
  let writing = Promise.resolve();

  async function writeNext(name: string): Promise<void> {
    if (!changed.has(name)) return;
    const dump = changed.get(name);
    changed.delete(name);
    const store = await opening;
    if (dump === undefined) await store.delete(guest, name);
    else await store.put(guest, dump);
  }

  async function post(): Promise<void> {
    await writing;
    const databases = await opening
      .then((store) => store.load(guest))
      .catch((error: unknown) => {
        // A browser that stores nothing for us still plays.
        reportError(error);
        return [];
      });
    frame.post({ type: "databases", databases });
  }

  return {
    connect: () => void post().catch(reportError),
    write(name, dump) {
      changed.set(name, dump);
      writing = writing.then(() => writeNext(name)).catch(reportError);
    },
  };
}
