import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { brotliDecompressSync } from "node:zlib";

export type WalkedFile = { /** Below the folder. */ readonly path: string; bytes(): Buffer };

const isCompressed = /\.(?:br|gz)$/;

/** The files of a folder, without their compressed copies: hosts compress by themselves. A release has of many files the Brotli copy alone. */
export async function* walkFiles(folder: string): AsyncGenerator<WalkedFile> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    const plain = file.replace(isCompressed, "");
    if (entry.isDirectory() || (file !== plain && existsSync(plain))) continue;
    const path = relative(folder, file.endsWith(".br") ? plain : file);
    yield { path, bytes: () => readBuilt(join(folder, path)) };
  }
}

/** A file of the build, or its Brotli copy unpacked. */
export function readBuilt(file: string): Buffer {
  const isPacked = !existsSync(file) && existsSync(`${file}.br`);
  return isPacked ? brotliDecompressSync(readFileSync(`${file}.br`)) : readFileSync(file);
}
