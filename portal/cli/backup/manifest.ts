import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { BackupRefusal } from "./backup-refusal.ts";

const format = "recess backup 1";
/** Below the backup's folder, whatever somebody wrote there. */
const path = z.string().refine((text) => text.split("/").every((part) => !["", ".", ".."].includes(part)));
const schema = z.object({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  database: z.enum(["sqlite", "postgres", "none"]),
  files: z.array(z.object({ path, bytes: z.int().nonnegative(), sha256: z.string().length(64) })),
});

export type BackupManifest = z.output<typeof schema>;

/** Written last: a backup that was broken off has none, and is no backup. */
export async function writeManifest(
  dir: string,
  given: Pick<BackupManifest, "madeAt" | "database">,
): Promise<number> {
  const files = [];
  for (const file of await filesIn(dir)) files.push({ path: file, ...(await factsOf(join(dir, file))) });
  const manifest: BackupManifest = { format, ...given, files };
  await writeFile(join(dir, "backup.json"), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return files.length;
}

/** The manifest of a backup in which nothing is missing and nothing was changed. */
export async function readManifest(dir: string): Promise<BackupManifest> {
  const text = await readFile(join(dir, "backup.json"), "utf8").catch(() => {
    throw new BackupRefusal(`${dir} is no backup, or one that was broken off: it has no backup.json`);
  });
  const read = schema.safeParse(parsed(text));
  if (!read.success)
    throw new BackupRefusal(`${join(dir, "backup.json")} is not the list of a backup that we know`);
  for (const { path, bytes, sha256 } of read.data.files) {
    const facts = await factsOf(join(dir, path)).catch(() => {
      throw new BackupRefusal(`${path} is missing in the backup`);
    });
    if (facts.bytes !== bytes || facts.sha256 !== sha256)
      throw new BackupRefusal(`${path} is not what was backed up: it was changed or is damaged`);
  }
  return read.data;
}

/** All files below a folder, with `/` between names. */
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

async function factsOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  const { size } = await stat(file);
  await pipeline(createReadStream(file), hash);
  return { bytes: size, sha256: hash.digest("hex") };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
