import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { BackupRefusal } from "./backup-refusal.ts";
import type { BackupPlace } from "./make-backup.ts";
import { type BackupManifest, filesIn, readManifest } from "./manifest.ts";
import { dumpPostgres, restorePostgres } from "./postgres-tools.ts";
import { checkSqlite, isAlone } from "./sqlite-file.ts";

export type Restored = {
  readonly madeAt: string;
  readonly files: number;
  /** Where what was there before lies now. */
  readonly aside: string;
  /** Files of `content/` that are not as they were. */
  readonly otherContent: readonly string[];
};

/** Puts a backup in the place of what is there. What is there is moved aside, never deleted; a backup that is not whole changes nothing. */
export async function restoreBackup(
  place: BackupPlace,
  options: { from: string; content: string; now: Date; withContent?: boolean },
): Promise<Restored> {
  const { dataDir, databaseUrl } = place;
  const { from, content, now, withContent = false } = options;
  const manifest = await readManifest(from);
  await checkDatabase(manifest, place, from);
  const stamp = now.toISOString().replaceAll(/[:.]/g, "-");
  const aside = join(dataDir, `before-restore-${stamp}`);
  const draft = join(dataDir, `.restoring-${stamp}`);
  await mkdir(draft, { recursive: true });
  try {
    await cp(join(from, "data"), draft, { recursive: true, preserveTimestamps: true });
    if (manifest.database === "sqlite") {
      await cp(join(from, "database.sqlite"), join(draft, "recess.sqlite"));
      await chmod(join(draft, "recess.sqlite"), 0o600);
    }
    await mkdir(aside);
    if (databaseUrl && manifest.database === "postgres") {
      await dumpPostgres(databaseUrl, join(aside, "database.pgdump"));
      await restorePostgres(databaseUrl, join(from, "database.pgdump"));
    }
    await swap(dataDir, draft, aside);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const otherContent = await differing(join(from, "content"), content);
  if (withContent && otherContent.length > 0) {
    await cp(content, join(aside, "content"), { recursive: true });
    await cp(join(from, "content"), content, { recursive: true });
  }
  return { madeAt: manifest.madeAt, files: manifest.files.length, aside, otherContent };
}

async function checkDatabase(
  { database }: BackupManifest,
  { dataDir, databaseUrl }: BackupPlace,
  from: string,
): Promise<void> {
  if (database === "postgres" && !databaseUrl)
    throw new BackupRefusal("The backup is of a portal on PostgreSQL; name the database with DATABASE_URL");
  if (database !== "postgres" && databaseUrl)
    throw new BackupRefusal("The backup is of a portal without PostgreSQL, and DATABASE_URL is set");
  if (database === "sqlite") checkSqlite(join(from, "database.sqlite"));
  const present = join(dataDir, "recess.sqlite");
  if (existsSync(present) && !isAlone(present))
    throw new BackupRefusal(`A portal or a command uses ${present}; stop it first`);
}

/** Within one folder, which may be a disk of its own: nothing is copied, so there is no moment with half of it. */
async function swap(dataDir: string, draft: string, aside: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (/^(?:\.restoring-|before-restore-)/.test(name)) continue;
    await rename(join(dataDir, name), join(aside, name));
  }
  for (const name of await readdir(draft)) await rename(join(draft, name), join(dataDir, name));
}

async function differing(theirs: string, ours: string): Promise<string[]> {
  const changed = [];
  for (const file of await filesIn(theirs)) {
    const [one, other] = await Promise.all(
      [theirs, ours].map((dir) => readFile(join(dir, file)).catch(() => undefined)),
    );
    if (!one || !other?.equals(one)) changed.push(file);
  }
  return changed;
}
