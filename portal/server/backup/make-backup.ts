import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { makePrivate, makeTreePrivate } from "#adapters/files/private-files.ts";
import type { Config } from "#server/config.ts";
import { BackupRefusal } from "./backup-refusal.ts";
import { type BackupManifest, writeManifest } from "./manifest.ts";
import { dumpPostgres } from "./postgres-tools.ts";
import { copySqlite } from "./sqlite-file.ts";

/** Where a portal stores its data: the folder, and PostgreSQL where it uses it. */
export type PortalStorage = Pick<Config, "dataDir" | "databaseUrl">;

/** Names in the data folder that are not copied: the database, which has a step of its own, the supervisor's state and next folder, what a restore left, other backups, and the sessions of the desk. */
const excludedNames =
  /^(?:recess\.sqlite.*|supervisor\.json.*|restart\.json.*|\.restoring-.*|before-restore-.*|backups|desk)$/;

/** Makes a backup: copies the database and the data folder into a new folder, with a manifest of checksums. The portal may run meanwhile. */
export async function makeBackup(
  { dataDir, databaseUrl }: PortalStorage,
  { to, now }: { to: string; now: Date },
): Promise<{ files: number; database: BackupManifest["database"] }> {
  const databaseFile = join(dataDir, "recess.sqlite");
  if (!databaseUrl && !existsSync(databaseFile))
    throw new BackupRefusal(
      `There is no portal's data in ${resolve(dataDir)}; set DATA_DIR, or DATABASE_URL, as the portal has them`,
    );
  if (existsSync(to) && (await readdir(to)).length > 0)
    throw new BackupRefusal(`${to} is not empty; name a folder that is not there yet`);
  // For the operator alone: the backup has the secret and the accounts' mailboxes in it.
  await mkdir(to, { recursive: true, mode: 0o700 });
  // It may have been there, and empty. Closed before the first file is in it, so that none can be read meanwhile.
  makePrivate(to);
  try {
    const database = await backUpDatabase(databaseFile, databaseUrl, to);
    await copyDataDir(dataDir, join(to, "data"));
    await makeTreePrivate(to);
    const files = await writeManifest(to, { madeAt: now.toISOString(), database });
    return { files, database };
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}

async function backUpDatabase(
  file: string,
  databaseUrl: string | undefined,
  to: string,
): Promise<BackupManifest["database"]> {
  if (databaseUrl) {
    await dumpPostgres(databaseUrl, join(to, "database.pgdump"));
    return "postgres";
  }
  copySqlite(file, join(to, "database.sqlite"));
  return "sqlite";
}

async function copyDataDir(dataDir: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  if (!existsSync(dataDir)) return;
  // The list of added games before their files: a game that is added meanwhile is then whole or absent.
  const list = join("games", "catalogue.json");
  if (existsSync(join(dataDir, list))) {
    await mkdir(join(to, "games"));
    await cp(join(dataDir, list), join(to, list), { preserveTimestamps: true });
  }
  for (const name of await readdir(dataDir)) {
    if (excludedNames.test(name)) continue;
    await cp(join(dataDir, name), join(to, name), {
      recursive: true,
      preserveTimestamps: true,
      force: false,
      // Skips files that another process is writing, and its lock.
      filter: (source) => !/^\.new-|\.new$|^\.lock$/.test(basename(source)),
    });
  }
}
