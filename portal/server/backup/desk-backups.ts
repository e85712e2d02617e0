import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { packTar, unpackTar } from "#adapters/files/tar.ts";
import type { BackupInfo, Backups } from "#domain/desk/backups.ts";
import { BackupRefusal } from "./backup-refusal.ts";
import { backupName, backupsFolder } from "./backups-folder.ts";
import { makeBackup, type PortalStorage } from "./make-backup.ts";
import { type BackupManifest, filesIn, parseManifest, readManifest } from "./manifest.ts";
import { rowsInDump } from "./postgres-tools.ts";
import { readSuitable } from "./restore-backup.ts";
import { hasOtherSecret, restoreWhileOpen } from "./restore-while-open.ts";
import { countAccounts } from "./sqlite-file.ts";

/** More than any portal has: bounds what an archive may unpack to. */
const LIMITS = { maxBytes: 50_000_000_000, maxFiles: 500_000 };

type Options = {
  readonly now: () => Date;
  /** Accounts of the portal as it is. */
  readonly countAccounts: () => Promise<number | undefined>;
};

/** Backups in the data folder, for the desk. */
export function deskBackups(storage: PortalStorage, { now, countAccounts: countHere }: Options): Backups {
  const root = backupsFolder(storage.dataDir);
  /** A name becomes a path only where it is one of a folder here. */
  const folderOf = (name: string) => {
    if (!/^\w[\w.-]*$/.test(name)) throw new BackupRefusal(`There is no backup ${name}.`);
    return join(root, name);
  };
  const infoOf = async (name: string): Promise<BackupInfo> => {
    const text = await readFile(join(folderOf(name), "backup.json"), "utf8").catch(() => {
      throw new BackupRefusal(`There is no backup ${name}.`);
    });
    return info(name, parseManifest(text, name));
  };

  return {
    async list() {
      const names = await readdir(root).catch(() => []);
      const found = names
        .filter((name) => !name.startsWith("."))
        .map((name) => infoOf(name).catch(() => undefined));
      const known = (await Promise.all(found)).filter((one) => one !== undefined);
      return known.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
    },
    async make() {
      const name = backupName(now());
      await mkdir(root, { recursive: true, mode: 0o700 });
      await makeBackup(storage, { to: folderOf(name), now: now() });
      return infoOf(name);
    },
    async remove(name) {
      await rm(folderOf((await infoOf(name)).name), { recursive: true });
    },
    async preview(name) {
      const from = folderOf((await infoOf(name)).name);
      const manifest = await readSuitable(from, storage);
      const there = filesByFolder(
        manifest.files.flatMap(({ path }) => path.match(/^data\/(.*)$/)?.[1] ?? []),
      );
      const here = filesByFolder(await filesIn(storage.dataDir));
      const names = [...new Set([...there.keys(), ...here.keys()])].filter((one) =>
        shownFolders.includes(one),
      );
      return {
        backup: info(name, manifest),
        accounts: {
          there:
            manifest.database === "sqlite"
              ? countAccounts(join(from, "database.sqlite"))
              : (await rowsInDump(join(from, "database.pgdump"), "account")).length,
          here: await countHere(),
        },
        folders: names.map((one) => ({ name: one, there: there.get(one) ?? 0, here: here.get(one) ?? 0 })),
        needsRestart: await hasOtherSecret(storage.dataDir, from),
      };
    },
    async restore(name) {
      const from = folderOf((await infoOf(name)).name);
      const needsRestart = await hasOtherSecret(storage.dataDir, from);
      const { previousDir } = await restoreWhileOpen(storage, { from, now: now() });
      return { previousDir, needsRestart };
    },
    async download(name) {
      await infoOf(name);
      const files = await filesIn(folderOf(name));
      const packed = Readable.from(packTar(folderOf(name), files, `recess-backup-${name}`));
      return webStream(packed.pipe(createGzip({ level: 4 })).on("close", () => packed.destroy()));
    },
    async receive(archive) {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const draft = await mkdtemp(join(root, ".receiving-"));
      try {
        const bytes = Readable.fromWeb(archive as Parameters<typeof Readable.fromWeb>[0]);
        const unpacked = bytes.pipe(createGunzip());
        // An error of the stream before goes no further by itself.
        bytes.once("error", (error) => unpacked.destroy(error));
        await unpackTar(unpacked, draft, LIMITS).catch((error) => {
          throw isGzipError(error) ? new BackupRefusal("This is no archive of a backup (tar.gz).") : error;
        });
        const folder = await folderWithManifest(draft);
        const manifest = await readManifest(folder);
        await refuseUnlisted(folder, manifest);
        // An archive has no empty folders.
        await mkdir(join(folder, "data"), { recursive: true, mode: 0o700 });
        const name = `${backupName(new Date(manifest.madeAt))}_from_elsewhere`;
        await rm(join(root, name), { recursive: true, force: true });
        await rename(folder, join(root, name));
        return info(name, manifest);
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

/** Folders of the data that an operator knows by name. */
const shownFolders = ["games", "content", "catalogue"];

function info(name: string, { madeAt, database, files }: BackupManifest): BackupInfo {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { name, madeAt: new Date(madeAt), database, files: files.length, bytes };
}

function filesByFolder(paths: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const [folder = ""] = path.split("/");
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

/** Archives have the backup as their one folder; one that was packed by hand may have its files at the top. */
async function folderWithManifest(draft: string): Promise<string> {
  const names = await readdir(draft);
  if (names.includes("backup.json")) return draft;
  return names.length === 1 && names[0] ? join(draft, names[0]) : draft;
}

/** A restore copies whole folders: nothing may lie in them that the checksums do not know. */
async function refuseUnlisted(folder: string, { files }: BackupManifest): Promise<void> {
  const listed = new Set(["backup.json", ...files.map(({ path }) => path)]);
  const unlisted = (await filesIn(folder)).find((file) => !listed.has(file));
  if (unlisted !== undefined) throw new BackupRefusal(`${unlisted} is not in the list of the backup`);
}

function isGzipError(error: unknown): boolean {
  return error instanceof Error && "code" in error && `${error.code}`.startsWith("Z_");
}

function webStream(stream: Readable): ReadableStream<Uint8Array> {
  // One and the same class at run time; Node's and the DOM's typings of it disagree.
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}
