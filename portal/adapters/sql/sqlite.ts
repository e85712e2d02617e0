import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import type { Engine, Outage } from "./engine.ts";
import { SqliteDriver } from "./sqlite-driver.ts";
import { primaryCode, sqliteCodes } from "./sqlite-errors.ts";

/** The embedded SQLite engine: one file, created on first use. */
export function sqliteEngine(file: string): Engine {
  const dialect: Dialect = {
    createDriver: () => new SqliteDriver(file),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  // No lock: a transaction that begins for writing locks the whole file.
  return { name: "sqlite", dialect, lock: undefined, diagnose: (error) => diagnose(error, file) };
}

const { busy, readonly, ioError, corrupt, full, cannotOpen, notADatabase } = sqliteCodes;
const outages: Record<number, Outage> = {
  [busy]: { kind: "unwritable", reason: "another process keeps it locked" },
  [readonly]: { kind: "unwritable", reason: "it is read-only" },
  [full]: { kind: "unwritable", reason: "the disk is full" },
  [ioError]: { kind: "unreachable", reason: "it cannot be read from the disk" },
  [cannotOpen]: { kind: "unreachable", reason: "it cannot be opened" },
  [corrupt]: { kind: "unreachable", reason: "it is damaged; put a backup in its place or move it away" },
  [notADatabase]: {
    kind: "unreachable",
    reason: "it is no database; put a backup in its place or move it away",
  },
};

function diagnose(error: unknown, file: string): Outage | undefined {
  const outage = outages[primaryCode(error) ?? -1];
  if (outage) return { ...outage, reason: `${file}: ${outage.reason}` };
  // An error of the file system about the folder: no rights, no space, a file in its place.
  if (error instanceof Error && "syscall" in error) return { kind: "unreachable", reason: error.message };
  return undefined;
}
