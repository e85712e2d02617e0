import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, stat, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { root } from "@recess/portal/paths.mjs";
import { isCompressible } from "@recess/portal/server/http/static/media-types.ts";

const cacheDir = join(root, "node_modules", ".cache", "recess", "compressed");
const MEGABYTE = 1024 * 1024;
/** Below this, response headers weigh more than compression saves. */
const MIN_BYTES = 512;

type Encoding = "br" | "gz";

/**
 * Precompresses files: writes a `.br` and a `.gz` beside every compressible file, for the server to send (portal/server/http/static).
 * Files whose copies are newer are skipped. Compressed copies of large files are cached by content hash, because every build copies
 * the same engines again and brotli takes seconds for each. Files in `quick` folders take a tenth of the time for a few
 * per cent more bytes: packaged games are many, and few of them are large. Returns the number of files written.
 */
export async function compressTree(
  dir: string,
  { cache = cacheDir, quick = [] }: { cache?: string; quick?: readonly string[] } = {},
): Promise<number> {
  const isQuick = (file: string) => quick.some((folder) => file.startsWith(folder + sep));
  const jobs = (await filesBelow(dir)).flatMap((file) =>
    (["br", "gz"] as const).map((encoding) => ({ file, encoding })),
  );
  let written = 0;
  // zlib works in Node's thread pool, so as many jobs as cores keep them all busy.
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
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
  if (size < MIN_BYTES) return false;
  const sibling = `${file}.${encoding}`;
  const copy = await stat(sibling).catch(() => undefined);
  if (copy && copy.mtime >= mtime) return false;

  const bytes = await readFile(file);
  if (bytes.length > MEGABYTE / 4 && !isQuick) {
    await copyFile(await cached(bytes, encoding, cache), sibling);
    // copyFile may keep the time of the cached file.
    await utimes(sibling, new Date(), new Date());
  } else await writeFile(sibling, await compress(bytes, encoding, isQuick));
  return true;
}

async function cached(bytes: Buffer, encoding: Encoding, cache: string): Promise<string> {
  const level = levelOf(encoding, bytes.length);
  const name = `${createHash("sha256").update(bytes).digest("hex")}.${level}.${encoding}`;
  const location = join(cache, name);
  if (await stat(location).catch(() => undefined)) return location;
  await mkdir(dirname(location), { recursive: true });
  // Written under another name first: an interrupted build must not leave half a file in the cache.
  const draft = `${location}.${process.pid}`;
  await writeFile(draft, await compress(bytes, encoding));
  await rename(draft, location);
  return location;
}

function compress(bytes: Buffer, encoding: Encoding, isQuick = false): Promise<Buffer> {
  const level = levelOf(encoding, bytes.length, isQuick);
  if (encoding === "gz") return promisify(gzip)(bytes, { level });
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: level,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [zlib.BROTLI_PARAM_LGWIN]: 22,
  };
  return promisify(brotliCompress)(bytes, { params });
}

/** Measured on Ruffle's 14 MB: brotli's level 9 takes 6 s, 10 half a minute for 10 % less, 11 a minute for 4 % less than that. */
function levelOf(encoding: Encoding, bytes: number, isQuick = false): number {
  if (encoding === "gz" || isQuick) return 9;
  return bytes > MEGABYTE ? 10 : 11;
}
