import { copyFile, lstat, mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ImportedGame, ImportTarget } from "#domain/catalogue/imported-game.ts";
import { filmWishes } from "#domain/catalogue/swf/film-wishes.ts";
import { Refusal } from "#domain/errors.ts";
import { readWholeSwf } from "./swf-file.ts";

/** Imports an SWF into the staging folder, after it was read and found whole, with the settings that its code asks for. */
export async function importSwf(
  file: string,
  { slug, name, stagingDir, address }: ImportTarget,
): Promise<ImportedGame> {
  const stats = await lstat(file);
  if (!stats.isFile()) throw new Refusal("upload-refused", "it is not a plain file");
  const swf = await readWholeSwf(file);
  const { width, height, frameRate } = swf.header;
  const { settings, remarks } = filmWishes(swf, { fileName: basename(file), address });
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
    flash: settings,
    remarks,
    hosts: [],
  };
}
