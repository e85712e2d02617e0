import { constants, existsSync } from "node:fs";
import { access, cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { makePrivate, makeTreePrivate } from "#adapters/files/private-files.ts";
import { BackupRefusal } from "./backup-refusal.ts";
import type { PortalStorage } from "./make-backup.ts";
import { type BackupManifest, readManifest } from "./manifest.ts";
import { checkDump, replacePostgres } from "./replace-postgres.ts";
import { checkSqlite, isInUse } from "./sqlite-file.ts";

/** Result of a restore. */
export type RestoreResult = {
  readonly madeAt: string;
  readonly files: number;
  /** Folder with the data from before the restore. */
  readonly previousDir: string;
};

/** Restores a backup over a portal's data. The data from before is moved to a folder of its own, never deleted; a damaged backup changes nothing. */
export async function restoreBackup(
  storage: PortalStorage,
  options: { from: string; now: Date },
): Promise<RestoreResult> {
  const { dataDir, databaseUrl } = storage;
  const { from, now } = options;
  const manifest = await readSuitable(from, storage);
  const databaseFile = join(dataDir, "recess.sqlite");
  if (existsSync(databaseFile) && isInUse(databaseFile))
    throw new BackupRefusal(`A portal or a command uses ${databaseFile}; stop it first`);
  if (existsSync(dataDir)) await checkOwners(dataDir);
  const stamp = now.toISOString().replaceAll(/[:.]/g, "-");
  const previousDir = join(dataDir, `before-restore-${stamp}`);
  const stagingDir = join(dataDir, `.restoring-${stamp}`);
  await mkdir(stagingDir, { recursive: true, mode: 0o700 });
  makePrivate(dataDir);
  try {
    await cp(join(from, "data"), stagingDir, { recursive: true, preserveTimestamps: true });
    if (manifest.database === "sqlite")
      await cp(join(from, "database.sqlite"), join(stagingDir, "recess.sqlite"));
    await makeTreePrivate(stagingDir);
    await mkdir(previousDir, { mode: 0o700 });
    if (databaseUrl && manifest.database === "postgres") {
      const previous = join(previousDir, "database.pgdump");
      await replacePostgres(databaseUrl, { from: join(from, "database.pgdump"), previous });
    }
    await swapData(dataDir, stagingDir, previousDir);
  } finally {
    await rm(stagingDir, { recursive: true, force: true });
  }
  return { madeAt: manifest.madeAt, files: manifest.files.length, previousDir };
}

/** Reads the manifest of a backup that is whole and fits the portal's database. */
export async function readSuitable(
  from: string,
  { databaseUrl }: Pick<PortalStorage, "databaseUrl">,
): Promise<BackupManifest> {
  const manifest = await readManifest(from);
  const { database } = manifest;
  if (database === "postgres" && !databaseUrl)
    throw new BackupRefusal("The backup is of a portal on PostgreSQL; name the database with DATABASE_URL");
  if (database !== "postgres" && databaseUrl)
    throw new BackupRefusal("The backup is of a portal without PostgreSQL, and DATABASE_URL is set");
  if (database === "sqlite") checkSqlite(join(from, "database.sqlite"));
  else await checkDump(join(from, "database.pgdump"));
  return manifest;
}

/** A folder of another user cannot be moved away: a restore would stop half-way. */
export async function checkOwners(dataDir: string): Promise<void> {
  for (const entry of await movedEntries(dataDir)) {
    const path = join(dataDir, entry.name);
    const canMove =
      !entry.isDirectory() ||
      (await access(path, constants.W_OK).then(
        () => true,
        () => false,
      ));
    if (!canMove)
      throw new BackupRefusal(`${path} belongs to another user; give it to the portal's with chown -R first`);
  }
}

/** What a restore replaces: everything but the leftovers of restores, the backups and the desk's sessions. */
async function movedEntries(dataDir: string) {
  const entries = await readdir(dataDir, { withFileTypes: true });
  return entries.filter(({ name }) => !/^(?:\.restoring-|before-restore-|backups$|desk$)/.test(name));
}

/** Swaps the staged data in by renaming. All folders lie in the data folder, which may be a disk of its own, so no file is copied and none is half there. */
async function swapData(dataDir: string, stagingDir: string, previousDir: string): Promise<void> {
  for (const { name } of await movedEntries(dataDir))
    await rename(join(dataDir, name), join(previousDir, name));
  for (const name of await readdir(stagingDir)) await rename(join(stagingDir, name), join(dataDir, name));
}
