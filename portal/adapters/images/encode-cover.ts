import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { asCover } from "./compose-cover.ts";

/** A list of forty with their covers must stay within 250 KB, and nearly every browser takes the AVIF. */
export const coverSizes = [
  { suffix: "", width: 320, height: 180, mostBytes: { avif: 8500, webp: 12_000 } },
  { suffix: "@2x", width: 640, height: 360, mostBytes: { avif: 30_000, webp: 30_000 } },
] as const;
const types = ["avif", "webp"] as const;

/** From the best picture down: the first that fits its limit is taken. */
const qualities = [82, 74, 66, 58, 50, 42, 34, 26];

/** AVIF looks as good as WebP with this much less of its own measure of quality. */
const avifDiscount = 20;

const encoders = {
  avif: (picture: Buffer, quality: number) =>
    sharp(picture)
      .avif({ quality: Math.max(quality - avifDiscount, 10), effort: 4 })
      .toBuffer(),
  webp: (picture: Buffer, quality: number) => sharp(picture).webp({ quality, effort: 6 }).toBuffer(),
};

/** Writes a game's four cover files into its folder from one picture of it being played. Gives their paths. */
export async function writeCovers(picture: Buffer, dir: string): Promise<string[]> {
  const cover = await asCover(picture);
  const files: string[] = [];
  for (const { suffix, width, height, mostBytes } of coverSizes) {
    const sized = await sharp(cover).resize(width, height).png().toBuffer();
    for (const type of types) {
      const file = path.join(dir, `cover${suffix}.${type}`);
      await writeFile(file, await smallEnough((quality) => encoders[type](sized, quality), mostBytes[type]));
      files.push(file);
    }
  }
  return files;
}

async function smallEnough(encode: (quality: number) => Promise<Buffer>, mostBytes: number): Promise<Buffer> {
  for (const quality of qualities) {
    const file = await encode(quality);
    if (file.length <= mostBytes) return file;
  }
  throw new Error(`The cover does not fit into ${mostBytes} bytes; choose a calmer picture.`);
}
