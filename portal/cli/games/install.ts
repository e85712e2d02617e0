import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { coverSuffixes } from "#domain/catalogue/covers/cover-files.ts";

/** Moves a game's files from the staging folder to their place. Files that lie there were left by a command that was killed: no listed game has this path. */
export async function install(path: string, stagingDir: string, gamesDir: string): Promise<void> {
  const target = join(gamesDir, path);
  await rm(target, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  await rename(join(stagingDir, path), target);
}

/** Moves the four cover files from the folder in which they were made to their place. */
export async function installCovers(coverDir: string, gamesDir: string, stem: string): Promise<void> {
  const coversDir = join(gamesDir, "public", "covers");
  await mkdir(coversDir, { recursive: true });
  for (const suffix of coverSuffixes)
    await rename(join(coverDir, `cover${suffix}`), join(coversDir, `${stem}${suffix}`));
}
