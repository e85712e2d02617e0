import { existsSync } from "node:fs";
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Config } from "#server/config.ts";
import { BackupRefusal } from "./backup-refusal.ts";
import { type BackupManifest, writeManifest } from "./manifest.ts";
import { dumpPostgres } from "./postgres-tools.ts";
import { copySqlite } from "./sqlite-file.ts";

export type BackupPlace = Pick<Config, "dataDir" | "databaseUrl">;

/** The database is copied on its own; the rest says what runs now, or was put aside by a restore. */
const leftOut = /^(?:recess\.sqlite.*|supervisor\.json.*|\.restoring-.*|before-restore-.*)$/;

/** Everything of a portal that cannot be built again, in a folder of its own. The portal may go on meanwhile. */
export async function makeBackup(
  { dataDir, databaseUrl }: BackupPlace,
  { to, content, now }: { to: string; content: string; now: Date },
): Promise<{ files: number; database: BackupManifest["database"] }> {
  if (existsSync(to) && (await readdir(to)).length > 0)
    throw new BackupRefusal(`${to} is not empty; name a folder that is not there yet`);
  // It has the secret and everybody's address in it.
  await mkdir(to, { recursive: true, mode: 0o700 });
  try {
    const database = await takeDatabase(join(dataDir, "recess.sqlite"), databaseUrl, to);
    await takeData(dataDir, join(to, "data"));
    await cp(content, join(to, "content"), { recursive: true });
    const files = await writeManifest(to, { madeAt: now.toISOString(), database });
    return { files, database };
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}

async function takeDatabase(
  file: string,
  databaseUrl: string | undefined,
  to: string,
): Promise<BackupManifest["database"]> {
  if (databaseUrl) {
    await dumpPostgres(databaseUrl, join(to, "database.pgdump"));
    return "postgres";
  }
  if (!existsSync(file)) return "none";
  copySqlite(file, join(to, "database.sqlite"));
  return "sqlite";
}

async function takeData(dataDir: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  if (!existsSync(dataDir)) return;
  // First the list of added games and then their files: a game that is added meanwhile is then whole or not there.
  const list = join("games", "catalogue.json");
  if (existsSync(join(dataDir, list))) {
    await mkdir(join(to, "games"));
    await cp(join(dataDir, list), join(to, list), { preserveTimestamps: true });
  }
  for (const name of await readdir(dataDir)) {
    if (leftOut.test(name)) continue;
    await cp(join(dataDir, name), join(to, name), {
      recursive: true,
      preserveTimestamps: true,
      force: false,
      // What somebody is writing at this moment.
      filter: (source) => !/^\.new-|\.new$/.test(basename(source)),
    });
  }
}
