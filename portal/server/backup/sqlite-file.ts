import { DatabaseSync } from "node:sqlite";
import { BackupRefusal } from "./backup-refusal.ts";

const BUSY_TIMEOUT_MS = 5000;
const LOCK_TIMEOUT_MS = 500;

/**
 * Copies the database in a consistent state (`VACUUM INTO`) while other processes go on writing. Parcels are left out, as visitors are
 * promised that they go.
 */
export function copySqlite(file: string, copy: string): void {
  try {
    withDatabase(file, (database) => database.prepare("vacuum into ?").run(copy));
    withDatabase(copy, deleteParcels);
    checkSqlite(copy);
  } catch (error) {
    if (error instanceof BackupRefusal) throw error;
    throw new BackupRefusal(`${file} cannot be copied: ${messageOf(error)}`, { cause: error });
  }
}

/** A database from before has no such table. */
function deleteParcels(database: DatabaseSync): void {
  if (database.prepare("select 1 from sqlite_master where name = 'parcel'").get())
    database.exec("pragma secure_delete = on; delete from parcel");
}

/** Number of accounts in a database. */
export function countAccounts(file: string): number {
  return withDatabase(
    file,
    (database) => Number(database.prepare("select count(*) as n from account").get()?.["n"]),
    {
      readOnly: true,
    },
  );
}

/** Integrity check: refuses a file that is no database, is damaged, or has other tables than a portal's. */
export function checkSqlite(file: string): void {
  const verdict = resultOrError(() =>
    withDatabase(
      file,
      (database) => ({
        state: database.prepare("pragma integrity_check").get()?.["integrity_check"],
        tables: database
          .prepare("select count(*) as n from sqlite_master where name in ('account', 'migration')")
          .get()?.["n"],
      }),
      { readOnly: true },
    ),
  );
  if (verdict instanceof Error || verdict.state !== "ok")
    throw new BackupRefusal(
      `${file} is no whole database: ${verdict instanceof Error ? messageOf(verdict) : verdict.state}`,
    );
  if (verdict.tables !== 2) throw new BackupRefusal(`${file} is the database of something else`);
}

/**
 * Whether another process has the database open. Every connection in WAL mode holds a lock on it, and SQLite leaves that mode only
 * when there is no other. Leaving it also checkpoints the write-ahead log into the database file.
 */
export function isInUse(file: string): boolean {
  const journalMode = resultOrError(() =>
    withDatabase(
      file,
      (database) => database.prepare("pragma journal_mode = delete").get()?.["journal_mode"],
      { timeout: LOCK_TIMEOUT_MS },
    ),
  );
  // A file that cannot be opened at all is not in use either; the restore moves it as it is.
  return journalMode instanceof Error ? /locked|busy/i.test(journalMode.message) : journalMode !== "delete";
}

function withDatabase<T>(
  file: string,
  use: (database: DatabaseSync) => T,
  { readOnly = false, timeout = BUSY_TIMEOUT_MS } = {},
): T {
  const database = new DatabaseSync(file, { timeout, readOnly });
  try {
    return use(database);
  } finally {
    database.close();
  }
}

function resultOrError<T>(query: () => T): T | Error {
  try {
    return query();
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : `${error}`;
}
