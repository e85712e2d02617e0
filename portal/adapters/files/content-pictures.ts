import { existsSync, readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type PictureFolder, pictureMistake } from "#domain/content/editing/picture.ts";
import { Refusal } from "#domain/errors.ts";
import { writeFileAtomic } from "./write-file-atomic.ts";

/** Checks a picture and stores it beside the operator's words. One of the same name is replaced. */
export async function storePicture(
  dataDir: string,
  folder: PictureFolder,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const mistake = pictureMistake(name, bytes);
  if (mistake) throw new Refusal("content-refused", `the picture ${name} ${mistake}`);
  const dir = join(dataDir, "content", folder);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await writeFileAtomic(join(dir, name), bytes);
}
/** Names of the pictures that content can name: the operator's and the shipped ones. */
export function pictureNames(dataDir: string, shipped: string, folder: PictureFolder): string[] {
  const names = [join(dataDir, "content", folder), join(shipped, folder)].flatMap((dir) =>
    existsSync(dir) ? readdirSync(dir) : [],
  );
  return [...new Set(names)].filter((name) => /^[^.].*\.(?:svg|png|webp|avif|jpg)$/.test(name)).toSorted();
}
