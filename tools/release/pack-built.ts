import { existsSync } from "node:fs";
import { cp, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** Files that the server reads itself, or looks for by name, are left as they are: none of them has a hash in its name. */
const unpacked = /\.(?:html?|swf|rom)$|(?<!-[0-9a-f]{8})\.json$/i;
/** A file that Brotli makes hardly smaller is sent plain. */
const MIN_SAVED_SHARE = 0.1;

/**
 * Copies a folder of built files, of each compressible one only the Brotli copy: the server makes the rest of it
 * (portal/server/http/static/packed-file.ts).
 */
export async function packBuilt(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const [, plain = file, encoding] = /^(.*)\.(br|gz)$/.exec(file) ?? [];
    if (encoding !== undefined && existsSync(plain)) continue;
    const copy = join(to, relative(from, file));
    await mkdir(dirname(copy), { recursive: true });
    if (await isWorthPacking(file)) await cp(`${file}.br`, `${copy}.br`);
    else await cp(file, copy);
  }
}

async function isWorthPacking(file: string): Promise<boolean> {
  if (unpacked.test(file) || !existsSync(`${file}.br`)) return false;
  const [plain, brotli] = await Promise.all([stat(file), stat(`${file}.br`)]);
  return brotli.size <= plain.size * (1 - MIN_SAVED_SHARE);
}
