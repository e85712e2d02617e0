import { copyFile, lstat, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { ImportedGame, ImportTarget } from "#domain/catalogue/imported-game.ts";
import { Refusal } from "#domain/errors.ts";
import { readSwfFile } from "./swf-file.ts";

/** Imports an SWF into the staging folder, after its header was read and found whole. */
export async function importSwf(
  file: string,
  { slug, name, stagingDir }: ImportTarget,
): Promise<ImportedGame> {
  const stats = await lstat(file);
  if (!stats.isFile()) throw new Refusal("upload-refused", "it is not a plain file");
  const { width, height, frameRate } = await readSwfFile(file);
  const path = `${slug}.swf`;
  await mkdir(join(stagingDir, "flash"), { recursive: true });
  await copyFile(file, join(stagingDir, "flash", path));
  return {
    type: "flash",
    path,
    name,
    installPath: `flash/${path}`,
    stage: { width, height, frameRate },
    bytes: stats.size,
    hosts: [],
  };
}
