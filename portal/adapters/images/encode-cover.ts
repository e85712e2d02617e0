import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { composeCover } from "./compose-cover.ts";

/** Sizes of covers with their byte limits: a list of forty games must stay within 250 KB, nearly always as AVIF. */
export const coverSizes = [
  { suffix: "", width: 320, height: 180, maxBytes: { avif: 8500, webp: 12_000 } },
  { suffix: "@2x", width: 640, height: 360, maxBytes: { avif: 30_000, webp: 30_000 } },
] as const;
const types = ["avif", "webp"] as const;

/** Encoder qualities from the best down; the first that fits the limit is taken. */
const qualities = [82, 74, 66, 58, 50, 42, 34, 26];

/** AVIF looks as good as WebP at a quality number that is lower by this. */
const AVIF_QUALITY_OFFSET = 20;

/** How hard the encoders work. */
type Effort = Readonly<Record<(typeof types)[number], number>>;

const fullEffort: Effort = { avif: 4, webp: 6 };

/** For hundreds of covers at once: a sixth of the time, for files that are some five percent larger. */
export const quickEffort: Effort = { avif: 2, webp: 4 };

const encoders = {
  avif: (picture: Buffer, quality: number, effort: number) =>
    sharp(picture)
      .avif({ quality: Math.max(quality - AVIF_QUALITY_OFFSET, 10), effort })
      .toBuffer(),
  webp: (picture: Buffer, quality: number, effort: number) =>
    sharp(picture).webp({ quality, effort }).toBuffer(),
};

/** Encodes a game's four cover files from one screenshot into its folder. Returns their paths. */
export async function writeCovers(picture: Buffer, dir: string, effort = fullEffort): Promise<string[]> {
  return writeComposedCovers(await composeCover(picture), dir, effort);
}

/** The same from a picture that was made as a cover, margins included. */
export async function writeComposedCovers(
  cover: Buffer,
  dir: string,
  effort = fullEffort,
): Promise<string[]> {
  const files: string[] = [];
  for (const { suffix, width, height, maxBytes } of coverSizes) {
    const sized = await sharp(cover).resize(width, height).png().toBuffer();
    for (const type of types) {
      const file = path.join(dir, `cover${suffix}.${type}`);
      const encode = (quality: number) => encoders[type](sized, quality, effort[type]);
      await writeFile(file, await encodeWithin(encode, maxBytes[type]));
      files.push(file);
    }
  }
  return files;
}

async function encodeWithin(encode: (quality: number) => Promise<Buffer>, maxBytes: number): Promise<Buffer> {
  for (const quality of qualities) {
    const file = await encode(quality);
    if (file.length <= maxBytes) return file;
  }
  throw new Error(`The cover does not fit into ${maxBytes} bytes; choose a calmer picture.`);
}
