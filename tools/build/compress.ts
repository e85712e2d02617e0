import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, stat, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { root } from "@recess/portal/paths.mjs";
import { isCompressible } from "@recess/portal/server/http/static/media-types.ts";

const CACHE = join(root, "node_modules", ".cache", "recess", "compressed");
const MEGABYTE = 1024 * 1024;
/** Below this, headers weigh more than what is saved. */
const SMALLEST = 512;

type Encoding = "br" | "gz";

/**
 * Writes a `.br` and a `.gz` beside every file that gets smaller by it; the server sends them as they are (portal/server/static).
 * Files whose siblings are newer are passed over. Large files are kept in a cache by content, because a fresh build copies
 * the same engines again and brotli takes seconds for each. Files in `quick` folders get a tenth of the time for a few
 * per cent more bytes: games from packages are many, and few of them are large. Gives the number of files compressed.
 */
export async function compressTree(
  dir: string,
  { cache = CACHE, quick = [] }: { cache?: string; quick?: readonly string[] } = {},
): Promise<number> {
  const isQuick = (file: string) => quick.some((folder) => file.startsWith(folder + sep));
  const waiting = (await filesBelow(dir)).flatMap((file) =>
    (["br", "gz"] as const).map((encoding) => ({ file, encoding })),
  );
  let written = 0;
  // zlib works in Node's thread pool, so as many jobs as cores keep them all busy.
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let job = waiting.pop(); job; job = waiting.pop()) {
      if (await compressFile(job.file, job.encoding, { cache, isQuick: isQuick(job.file) })) written += 1;
    }
  });
  await Promise.all(workers);
  return written;
}

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name) && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function compressFile(
  file: string,
  encoding: Encoding,
  { cache, isQuick }: { cache: string; isQuick: boolean },
): Promise<boolean> {
  const { size, mtime } = await stat(file);
  if (size < SMALLEST) return false;
  const sibling = `${file}.${encoding}`;
  const made = await stat(sibling).catch(() => undefined);
  if (made && made.mtime >= mtime) return false;

  const bytes = await readFile(file);
  if (bytes.length > MEGABYTE / 4 && !isQuick) {
    await copyFile(await cached(bytes, encoding, cache), sibling);
    // A copy may carry the time of its original, which says nothing about this file.
    await utimes(sibling, new Date(), new Date());
  } else await writeFile(sibling, await compress(bytes, encoding, isQuick));
  return true;
}

async function cached(bytes: Buffer, encoding: Encoding, cache: string): Promise<string> {
  const name = `${createHash("sha256").update(bytes).digest("hex")}.${encoding}`;
  const location = join(cache, name);
  if (await stat(location).catch(() => undefined)) return location;
  await mkdir(dirname(location), { recursive: true });
  // Under another name first: a build that is stopped half-way must not leave half a file to be found.
  const draft = `${location}.${process.pid}`;
  await writeFile(draft, await compress(bytes, encoding));
  await rename(draft, location);
  return location;
}

function compress(bytes: Buffer, encoding: Encoding, isQuick = false): Promise<Buffer> {
  if (encoding === "gz") return promisify(gzip)(bytes, { level: 9 });
  // Measured on Ruffle's 14 MB: quality 9 takes 6 s, 11 half a minute for 3 % less; a larger window only makes it larger.
  const quality = isQuick || bytes.length > MEGABYTE ? 9 : 11;
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: quality,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [zlib.BROTLI_PARAM_LGWIN]: 22,
  };
  return promisify(brotliCompress)(bytes, { params });
}
