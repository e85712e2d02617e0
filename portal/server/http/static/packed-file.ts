import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliDecompress, createBrotliDecompress, createGunzip, gunzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { compress } from "#server/http/compress.ts";
import type { Encoding } from "./accepts.ts";
import type { ByteRange } from "./range.ts";
import type { ResponseBody } from "./respond.ts";

/**
 * A file of which only a compressed copy is on disk. In a release that is Brotli: with the plain file and the gzip copy it would take four times
 * the space. Browsers take Brotli over https; what others get is made of it. A Unity build may bring gzip too.
 */
export type PackedFile = {
  readonly packed: string;
  readonly encoding?: Encoding | undefined;
  readonly modifiedAt: Date;
};

/** What a packed file may decompress to. A small file of a hostile game could otherwise keep the server busy for hours. */
const MAX_PLAIN_BYTES = 2 * 2 ** 30;

/** Both builds of the Flash engine, 5 MB each, and the scripts of more games than are played at one time. */
const GZIP_CACHE_BYTES = 24 * 2 ** 20;
const MAX_KNOWN_SIZES = 10_000;
/** Smaller files are decompressed at once; larger ones are streamed. */
const CHUNK_BYTES = 128 * 1024;

const gzipCache = new LRUCache<string, Buffer>({
  maxSize: GZIP_CACHE_BYTES,
  // A file that is larger than the whole cache is then its only entry.
  sizeCalculation: (bytes) => Math.min(bytes.length, GZIP_CACHE_BYTES) || 1,
});
const gzipInFlight = new Map<string, Promise<Buffer>>();
const plainSizes = new LRUCache<string, number>({ max: MAX_KNOWN_SIZES });

/** The file in gzip. Compressing the Flash engine takes half a second, so requests share the result. */
export function gzipOfPacked(file: PackedFile): Promise<Buffer> {
  const key = keyOf(file);
  const cached = gzipCache.get(key);
  if (cached) return Promise.resolve(cached);
  const made = gzipInFlight.get(key) ?? makeGzip(file, key).finally(() => gzipInFlight.delete(key));
  gzipInFlight.set(key, made);
  return made;
}

async function makeGzip(file: PackedFile, key: string): Promise<Buffer> {
  const bytes = await compress(await decompress(file), "gzip");
  gzipCache.set(key, bytes);
  return bytes;
}

/** Length of the plain file, which is counted once. */
export async function plainSizeOfPacked(file: PackedFile): Promise<number> {
  const key = keyOf(file);
  const known = plainSizes.get(key);
  if (known !== undefined) return known;
  let size = 0;
  for await (const chunk of plainChunks(file)) size += chunk.length;
  plainSizes.set(key, size);
  return size;
}

/** The plain file, or a range of it. */
export async function readPacked(file: PackedFile, size: number, range: ByteRange): Promise<ResponseBody> {
  if (size <= CHUNK_BYTES) return new Uint8Array(await decompress(file)).subarray(range.start, range.end + 1);
  // One and the same class at run time; Node's and the DOM's typings of it disagree.
  return Readable.toWeb(Readable.from(chunksInRange(plainChunks(file), range))) as ReadableStream;
}

async function* chunksInRange(chunks: AsyncIterable<Buffer>, { start, end }: ByteRange) {
  let at = 0;
  for await (const chunk of chunks) {
    const piece = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    at += chunk.length;
    if (piece.length > 0) yield piece;
    if (at > end) return;
  }
}

async function* plainChunks({ packed, encoding = "br" }: PackedFile): AsyncIterable<Buffer> {
  const unpack = encoding === "br" ? createBrotliDecompress : createGunzip;
  let size = 0;
  // The reader of the chunks gets the error; the callback has none left to tell.
  const chunks = pipeline(createReadStream(packed), unpack({ chunkSize: CHUNK_BYTES }), () => undefined);
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_PLAIN_BYTES)
      throw new Error(`${packed} decompresses to more than ${MAX_PLAIN_BYTES} bytes`);
    yield chunk;
  }
}

async function decompress({ packed, encoding = "br" }: PackedFile): Promise<Buffer> {
  return promisify(encoding === "br" ? brotliDecompress : gunzip)(await readFile(packed));
}

function keyOf({ packed, modifiedAt }: PackedFile): string {
  return `${packed} ${modifiedAt.getTime()}`;
}
