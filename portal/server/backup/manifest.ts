import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { BackupRefusal } from "./backup-refusal.ts";

const format = "recess backup 1";
/** Relative path that stays below the backup's folder, even in a manifest that was tampered with. */
const path = z.string().refine((text) => text.split("/").every((part) => !["", ".", ".."].includes(part)));
const schema = z.object({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  database: z.enum(["sqlite", "postgres"]),
  files: z.array(z.object({ path, bytes: z.int().nonnegative(), sha256: z.string().length(64) })),
});

/** Manifest of a backup: its date, its kind of database, and size and SHA-256 of every file. */
export type BackupManifest = z.output<typeof schema>;

/** Writes the manifest of a backup and returns the number of files. It is written last: a backup that was interrupted has none, and is refused. */
export async function writeManifest(
  dir: string,
  header: Pick<BackupManifest, "madeAt" | "database">,
): Promise<number> {
  const files = [];
  for (const file of await filesIn(dir)) files.push({ path: file, ...(await checksumOf(join(dir, file))) });
  const manifest: BackupManifest = { format, ...header, files };
  await writeFile(join(dir, "backup.json"), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return files.length;
}

/** Reads the manifest and verifies the size and SHA-256 of every file. */
export async function readManifest(dir: string): Promise<BackupManifest> {
  const text = await readFile(join(dir, "backup.json"), "utf8").catch(() => {
    throw new BackupRefusal(`${dir} is no backup, or one that was broken off: it has no backup.json`);
  });
  const manifest = parseManifest(text, dir);
  for (const { path, bytes, sha256 } of manifest.files) {
    const actual = await checksumOf(join(dir, path)).catch(() => {
      throw new BackupRefusal(`${path} is missing in the backup`);
    });
    if (actual.bytes !== bytes || actual.sha256 !== sha256)
      throw new BackupRefusal(`${path} is not what was backed up: it was changed or is damaged`);
  }
  return manifest;
}

/** Parses a manifest, without a look at the files. */
export function parseManifest(text: string, dir: string): BackupManifest {
  const read = schema.safeParse(parseJson(text));
  if (!read.success)
    throw new BackupRefusal(`${join(dir, "backup.json")} is not the list of a backup that we know`);
  return read.data;
}

/** Lists all files below a folder as sorted relative paths, with `/` between names. */
export async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll(sep, "/"),
    )
    .toSorted();
}

async function checksumOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  const { size } = await stat(file);
  await pipeline(createReadStream(file), hash);
  return { bytes: size, sha256: hash.digest("hex") };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
