import { openDatabaseStore } from "#app/stage/database-store.ts";
import { openMover } from "#app/stage/mover-frame.ts";
import type { GameOrigin } from "#domain/play-origin.ts";
import type { DatabaseDump } from "#player/protocol/database-dump.ts";

/** The IndexedDB databases of one game. */
export type GameDatabases = {
  dumps(): Promise<DatabaseDump[]>;
  /** Replaces a database by a dump. Throws where another tab has it open. */
  replace(dump: DatabaseDump): Promise<void>;
  delete(name: string): Promise<void>;
  close(): void;
};

/** An origin that cannot be reached does not hold up the rest. */
const TIMEOUT_MS = 15_000;
/** More than any game needs. */
const MAX_DATABASES = 50;

/** Opens the databases of a game: in its own origin, through a mover there, or in the site's store for a game without one. */
export function openGameDatabases(at: GameOrigin, guest: string): GameDatabases {
  return at.isOpaque ? storedDatabases(guest) : movedDatabases(at.origin);
}

function storedDatabases(guest: string): GameDatabases {
  const store = openDatabaseStore();
  return {
    dumps: () => store.load(guest),
    async replace(dump) {
      if (!(await store.put(guest, dump))) throw new Error(`the database ${dump.name} is too large`);
    },
    delete: (name) => store.delete(guest, name),
    close: () => undefined,
  };
}

function movedDatabases(origin: string): GameDatabases {
  const mover = openMover(origin, AbortSignal.timeout(TIMEOUT_MS));
  const remove = async (name: string) => void (await mover.ask({ type: "delete", name }, "deleted"));
  return {
    async dumps() {
      const { names } = await mover.ask({ type: "list" }, "names");
      const dumps: DatabaseDump[] = [];
      for (const name of names.slice(0, MAX_DATABASES)) {
        const { dump } = await mover.ask({ type: "dump", name }, "dump");
        if (dump) dumps.push(dump);
      }
      return dumps;
    },
    async replace(dump) {
      await remove(dump.name);
      await mover.ask({ type: "restore", dump }, "restored");
    },
    delete: remove,
    close: mover.close,
  };
}
