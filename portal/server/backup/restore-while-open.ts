import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { makePrivate, makeTreePrivate } from "#adapters/files/private-files.ts";
import { engineOf, openDatabase } from "#adapters/sql/db.ts";
import type { Engine } from "#adapters/sql/engine.ts";
import { readMigrations } from "#adapters/sql/migrate.ts";
import { sqliteEngine } from "#adapters/sql/sqlite.ts";
import { migrationsDir } from "#paths.mjs";
import { BackupRefusal } from "./backup-refusal.ts";
import type { PortalStorage } from "./make-backup.ts";
import { replacePostgres } from "./replace-postgres.ts";
import { checkOwners, type RestoreResult, readSuitable } from "./restore-backup.ts";
import { copySqlite } from "./sqlite-file.ts";

/**
 * Names in the data folder that stay: the database, whose content is replaced in place, the state of processes that run, the settings of
 * this machine, the desk and its backups.
 */
const keptNames =
  /^(?:recess\.sqlite.*|supervisor\.json.*|restart\.json.*|\.restoring-.*|before-restore-.*|\.env|desk|backups)$/;
const PAGES_AT_ONCE = 10_000;

/**
 * Restores a backup while the portal runs. SQLite's backup API writes the database page by page in one transaction, PostgreSQL restores in
 * one; other processes see the old content or the new. What was there before is in `previousDir`.
 */
export async function restoreWhileOpen(
  storage: PortalStorage,
  { from, now }: { from: string; now: Date },
): Promise<RestoreResult> {
  const { dataDir, databaseUrl } = storage;
  const manifest = await readSuitable(from, storage);
  await checkOwners(dataDir);
  const stamp = now.toISOString().replaceAll(/[:.]/g, "-");
  const previousDir = join(dataDir, `before-restore-${stamp}`);
  const stagingDir = join(dataDir, `.restoring-${stamp}`);
  const staged = { data: join(stagingDir, "data"), database: join(stagingDir, "recess.sqlite") };
  await mkdir(stagingDir, { recursive: true, mode: 0o700 });
  makePrivate(dataDir);
  try {
    await cp(join(from, "data"), staged.data, { recursive: true, preserveTimestamps: true });
    await makeTreePrivate(stagingDir);
    await mkdir(previousDir, { mode: 0o700 });
    if (databaseUrl) {
      const previous = join(previousDir, "database.pgdump");
      await replacePostgres(databaseUrl, { from: join(from, "database.pgdump"), previous });
      await migrate(engineOf(storage));
    } else {
      await cp(join(from, "database.sqlite"), staged.database);
      await migrate(sqliteEngine(staged.database));
      copySqlite(join(dataDir, "recess.sqlite"), join(previousDir, "recess.sqlite"));
      await overwriteSqlite(staged.database, join(dataDir, "recess.sqlite"));
    }
    await swapFiles(staged.data, dataDir, previousDir);
  } finally {
    await rm(stagingDir, { recursive: true, force: true });
  }
  return { madeAt: manifest.madeAt, files: manifest.files.length, previousDir };
}

/** Whether the secret of a backup is another one than that of the portal, which its processes read when they start. */
export async function hasOtherSecret(dataDir: string, from: string): Promise<boolean> {
  const read = (folder: string) => readFile(join(folder, "session-secret"), "utf8").catch(() => undefined);
  const there = await read(join(from, "data"));
  return there !== undefined && there !== (await read(dataDir));
}

/** A backup may be of an older version. One of a newer version is refused. */
async function migrate(engine: Engine): Promise<void> {
  const report = { began: () => undefined, ended: () => undefined };
  const database = openDatabase(engine, { migrations: readMigrations(migrationsDir), report });
  try {
    await database.open();
    const outage = database.outage();
    if (outage) throw new BackupRefusal(`The database of the backup cannot be used: ${outage.reason}`);
  } finally {
    await database.close();
  }
}

async function overwriteSqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to, { rate: PAGES_AT_ONCE });
  } catch (error) {
    throw new BackupRefusal(`${to} cannot be written: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  } finally {
    source.close();
  }
}

async function swapFiles(staged: string, dataDir: string, previousDir: string): Promise<void> {
  const moved = (names: readonly string[]) => names.filter((name) => !keptNames.test(name));
  for (const name of moved(await readdir(dataDir)))
    await rename(join(dataDir, name), join(previousDir, name));
  if (!existsSync(staged)) return;
  for (const name of moved(await readdir(staged))) await rename(join(staged, name), join(dataDir, name));
}
