import { dropTables } from "#adapters/sql/drop-tables.ts";
import { readMigrations, refuseNewer, tablesOf } from "#adapters/sql/migrate.ts";
import { migrationsDir } from "#paths.mjs";
import { BackupRefusal } from "./backup-refusal.ts";
import { dumpPostgres, restorePostgres, rowsInDump, tablesInDump } from "./postgres-tools.ts";

/**
 * Replaces the content of a PostgreSQL database by a dump, and dumps what was there into `previous` first. A dump of an older
 * version has fewer tables: `pg_restore` leaves the others, and cannot drop what they refer to, so they go before.
 */
export async function replacePostgres(
  url: string,
  { from, previous }: { from: string; previous: string },
): Promise<void> {
  const migrations = readMigrations(migrationsDir);
  await dumpPostgres(url, previous);
  const restored = await tablesInDump(from);
  const extra = tablesOf(migrations).filter((table) => !restored.includes(table));
  await dropTables(url, extra);
  try {
    await restorePostgres(url, from);
  } catch (error) {
    // Only the dropped tables are missing.
    if (extra.length > 0) await restorePostgres(url, previous);
    throw error;
  }
}

/** Refuses a dump that was made by a newer version. */
export async function checkDump(file: string): Promise<void> {
  const applied = new Set((await rowsInDump(file, "migration")).map(([name = ""]) => name));
  if (applied.size === 0) throw new BackupRefusal(`${file} is the database of something else`);
  try {
    refuseNewer(applied, readMigrations(migrationsDir));
  } catch (error) {
    throw new BackupRefusal(
      `The database of the backup cannot be used: ${error instanceof Error ? error.message : error}`,
      { cause: error },
    );
  }
}
