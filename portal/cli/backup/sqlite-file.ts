import { DatabaseSync } from "node:sqlite";
import { BackupRefusal } from "./backup-refusal.ts";

/** A whole copy of the database as it is at one moment, while others go on writing. */
export function copySqlite(file: string, copy: string): void {
  try {
    withDatabase(file, (database) => database.prepare("vacuum into ?").run(copy));
    checkSqlite(copy);
  } catch (error) {
    if (error instanceof BackupRefusal) throw error;
    throw new BackupRefusal(`${file} cannot be copied: ${wordsOf(error)}`, { cause: error });
  }
}

/** Refuses a file that is no database or a damaged one, or somebody else's. */
export function checkSqlite(file: string): void {
  const verdict = asked(() =>
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
      `${file} is no whole database: ${verdict instanceof Error ? wordsOf(verdict) : verdict.state}`,
    );
  if (verdict.tables !== 2) throw new BackupRefusal(`${file} is the database of something else`);
}

/**
 * Whether nobody has it open. Each process that uses it keeps a hold on it, and only without any of them can it leave its
 * journal, which also brings all of it into the one file.
 */
export function isAlone(file: string): boolean {
  const left = asked(() =>
    withDatabase(
      file,
      (database) => database.prepare("pragma journal_mode = delete").get()?.["journal_mode"],
      { timeout: 500 },
    ),
  );
  // What cannot be opened at all is not in use either; it is moved aside as it is.
  return left instanceof Error ? !/locked|busy/i.test(left.message) : left === "delete";
}

function withDatabase<T>(
  file: string,
  use: (database: DatabaseSync) => T,
  { readOnly = false, timeout = 5000 } = {},
): T {
  const database = new DatabaseSync(file, { timeout, readOnly });
  try {
    return use(database);
  } finally {
    database.close();
  }
}

function asked<T>(ask: () => T): T | Error {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : `${error}`;
}
