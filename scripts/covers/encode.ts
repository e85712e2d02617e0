import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const sizes = [
  { suffix: "", width: 320, height: 180, mostBytes: 12 * 1024 },
  { suffix: "@2x", width: 640, height: 360, mostBytes: 30 * 1024 },
];

/** From the best picture down: the first that fits its limit is taken. */
const qualities = [82, 74, 66, 58, 50, 42, 34, 26];

/** Writes a game's four cover files into its folder from one picture of it being played. */
export async function writeCovers(png: Buffer, dir: string): Promise<void> {
  for (const { suffix, width, height, mostBytes } of sizes) {
    const picture = await sharp(png).resize(width, height, { fit: "cover" }).removeAlpha().png().toBuffer();
    const encoders = {
      avif: (quality: number) =>
        sharp(picture)
          .avif({ quality: quality - 20, effort: 6 })
          .toBuffer(),
      webp: (quality: number) => sharp(picture).webp({ quality, effort: 6 }).toBuffer(),
    };
    for (const [type, encode] of Object.entries(encoders)) {
      await writeFile(path.join(dir, `cover${suffix}.${type}`), await smallEnough(encode, mostBytes));
    }
  }
}

async function smallEnough(encode: (quality: number) => Promise<Buffer>, mostBytes: number): Promise<Buffer> {
  for (const quality of qualities) {
    const file = await encode(quality);
    if (file.length <= mostBytes) return file;
  }
  throw new Error(`The cover does not fit into ${mostBytes} bytes; choose a calmer picture.`);
}
