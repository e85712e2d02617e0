import {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
} from "fake-indexeddb";
import { dumpDatabase, restoreDatabase } from "#player/databases/dump.ts";
import type { DatabaseDump } from "#player/protocol/database-dump.ts";

export type MemoryDatabaseOptions = {
  /** The databases as they were stored last. `open` waits for them. */
  restored: Promise<readonly DatabaseDump[]>;
  /** A database was changed, or deleted. */
  onChange: (name: string, dump: DatabaseDump | undefined) => void;
};

/** Changes are collected for this long, and longer for a database that takes its time to dump. */
const MIN_INTERVAL_MS = 250;
const DUMP_SHARE = 20;

/**
 * IndexedDB in memory, for a frame with an opaque origin, where the browser's own refuses to open anything. Returns the globals by name.
 * A database is dumped after every committed change; the site stores the dumps (decision 2).
 */
export function openMemoryDatabases({ restored, onChange }: MemoryDatabaseOptions): Record<string, unknown> {
  const restoring = new IDBFactory();
  const ready = restored.then((dumps) =>
    Promise.all(dumps.map((dump) => restoreDatabase(restoring, dump).catch(reportError))),
  );
  const handleChange = changeReporter(async (name) => onChange(name, await dumpDatabase(plainFactory, name)));

  class GameFactory extends IDBFactory {
    override open(...args: Parameters<IDBFactory["open"]>) {
      const request = super.open(...args);
      const handleCommit = () => handleChange(request.result.name);
      request.addEventListener("upgradeneeded", () =>
        request.transaction?.addEventListener("complete", handleCommit),
      );
      request.addEventListener("success", () => watchCommits(request.result, handleCommit));
      return request;
    }
    override deleteDatabase(name: string) {
      const request = super.deleteDatabase(name);
      request.addEventListener("success", () => handleChange(name));
      return request;
    }
    override async databases() {
      await ready;
      return super.databases();
    }
  }
  const factory = waitingFor(ready, restoring, new GameFactory());
  // For dumps: the same databases, and the same order of opening them.
  const plainFactory = new IDBFactory();
  shareState(factory, plainFactory);

  return {
    indexedDB: factory,
    IDBCursor,
    IDBCursorWithValue,
    IDBDatabase,
    IDBFactory,
    IDBIndex,
    IDBKeyRange,
    IDBObjectStore,
    IDBOpenDBRequest,
    IDBRequest,
    IDBTransaction,
    IDBVersionChangeEvent,
  };
}

/** State of a factory of `fake-indexeddb`; not in its types. */
type FactoryState = {
  _databases: Map<string, unknown>;
  /** The last request to open or delete each database: the next one waits for it. */
  _connectionQueues: Map<string, Promise<unknown>>;
};

/** Lets the factory open the databases of another one, the first time only after `ready`. */
function waitingFor(ready: Promise<unknown>, source: IDBFactory, factory: IDBFactory): IDBFactory {
  const { _databases } = source as unknown as FactoryState;
  class WaitingQueues extends Map<string, Promise<unknown>> {
    override get(name: string) {
      return super.get(name) ?? ready;
    }
  }
  return Object.assign(factory, { _databases, _connectionQueues: new WaitingQueues() });
}

function shareState(from: IDBFactory, to: IDBFactory): void {
  const { _databases, _connectionQueues } = from as unknown as FactoryState;
  Object.assign(to, { _databases, _connectionQueues });
}

/** Calls the listener after every transaction that may have written. */
function watchCommits(database: IDBDatabase, onCommit: () => void): void {
  const transaction = database.transaction.bind(database);
  database.transaction = (...args) => {
    const started = transaction(...args);
    if (started.mode !== "readonly") started.addEventListener("complete", onCommit);
    return started;
  };
}

/** Reports changed names at once, then at intervals while changes go on, and all of them when the page is left. */
function changeReporter(report: (name: string) => Promise<void>): (name: string) => void {
  const changed = new Set<string>();
  let isWaiting = false;

  async function flush(): Promise<void> {
    const names = [...changed];
    changed.clear();
    await Promise.all(names.map((name) => report(name).catch(reportError)));
  }

  async function flushUntilQuiet(): Promise<void> {
    isWaiting = true;
    while (changed.size > 0) {
      const startedAt = performance.now();
      await flush();
      const interval = Math.max(MIN_INTERVAL_MS, DUMP_SHARE * (performance.now() - startedAt));
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
    isWaiting = false;
  }

  globalThis.addEventListener?.("pagehide", () => void flush());
  return (name) => {
    changed.add(name);
    if (!isWaiting) void flushUntilQuiet();
  };
}
