import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

/** Packs the folder `name` of `dir` with the system's tar. Owners are left out: whoever unpacks it owns it. Every user can read it, whatever the umask here. */
export async function makeArchive(dir: string, name: string, file: string, gzipLevel: number): Promise<void> {
  const owners =
    process.platform === "linux"
      ? ["--owner=0", "--group=0", "--numeric-owner", "--sort=name", "--mode=u+rw,go-w,a+rX"]
      : [];
  const tar = spawn("tar", [...owners, "-C", dir, "-cf", "-", name], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(tar, "exit");
  await pipeline(tar.stdout, createGzip({ level: gzipLevel }), createWriteStream(file));
  const [status] = await ended;
  if (status !== 0) throw new Error(`tar ended with ${status}`);
}

/** Writes `SHA256SUMS` for `sha256sum --check`. */
export async function writeChecksums(dir: string, names: readonly string[]): Promise<void> {
  const lines: string[] = [];
  for (const name of names) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(join(dir, name)), hash);
    lines.push(`${hash.digest("hex")}  ${name}\n`);
  }
  await writeFile(join(dir, "SHA256SUMS"), lines.join(""));
}

/** Sum of the sizes of all files below a folder, one with several names once. */
export async function bytesBelow(dir: string): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => stat(join(entry.parentPath, entry.name)));
  const sizes = new Map((await Promise.all(files)).map(({ ino, size }) => [ino, size]));
  return sizes.values().reduce((sum, size) => sum + size, 0);
}
