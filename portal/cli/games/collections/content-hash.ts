import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { SourceGame } from "./source-game.ts";

/** Content hash of a game of a collection: of its name, its files and its picture. A game with the same hash need not be imported again. */
export async function contentHash({ entry, source, cover }: SourceGame): Promise<string> {
  const hash = createHash("sha256").update(`${entry.name ?? ""}\0`);
  if (source.kind === "url") hash.update(source.url);
  else if (source.kind === "folder") await addFolder(hash, source.path);
  else if (source.kind === "film" && source.hasCompanions) await addFolder(hash, dirname(source.path));
  else await addFile(hash, source.path);
  if (cover !== undefined) await addFile(hash, cover);
  return hash.digest("base64url").slice(0, 22);
}

async function addFolder(hash: Hash, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    hash.update(`\0${file.slice(folder.length)}\0`);
    await addFile(hash, file);
  }
}

async function addFile(hash: Hash, file: string): Promise<void> {
  await pipeline(createReadStream(file), async (chunks) => {
    for await (const chunk of chunks) hash.update(chunk);
  });
}
