import { createReadStream, type Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { acceptedEncodings, type Encoding } from "./accepts.ts";
import { isHashedName } from "./hashed-name.ts";
import { isCompressible, mediaType } from "./media-types.ts";
import { gzipOfPacked, plainSizeOfPacked, readPacked } from "./packed-file.ts";
import { findPrecompressed } from "./precompressed-file.ts";
import type { ByteRange } from "./range.ts";
import { type Representation, type ResponseBody, respond } from "./respond.ts";
import { safeSegments } from "./safe-path.ts";

export type StaticOptions = {
  /** The folder on disk. Symbolic links inside it are followed: an operator who makes one wants its target served. */
  root: string;
  /**
   * The Cache-Control of the file at this path (below the root). By default browsers cache a name with a content hash for ever and
   * revalidate all others.
   */
  cacheControl?: (path: string) => string;
  /**
   * The build wrote this folder, so a `.br` or `.gz` beside a file is its compressed copy and is sent in its place. Left out for folders
   * of an operator: such a copy could hold anything else, and nobody would see it by looking at the file. A `.br` without its file is a
   * packed file of a release.
   */
  isBuilt?: boolean;
  /** Files that a Unity build compressed (`game.wasm.br`) are sent as what they hold, with a `Content-Encoding`. */
  hasPrecompressed?: boolean;
};

export type StaticFile = {
  location: string;
  name: string;
  /** Bytes on disk: those of the Brotli copy where the file is packed. */
  size: number;
  modifiedAt: Date;
  /** Path of the compressed copy, where nothing else is on disk. */
  packed?: string;
  /** How that copy is compressed; Brotli when left out. */
  encoding?: Encoding;
};

export type StaticFiles = {
  /**
   * The response to a GET or HEAD for `path`, which is percent-encoded, below the root and without a leading slash.
   * Undefined where there is no such file, so that the caller shows its own not-found page. For a folder it is its
   * `index.html`, or a redirect to the URL that ends in a slash. `headers` are added to every response.
   */
  serve(request: Request, path: string, headers?: Record<string, string>): Promise<Response | undefined>;
  /** What is at `path`, for callers that change a file before they send it. */
  find(path: string): Promise<StaticFile | "folder" | undefined>;
};

/** Cache-Control of a file whose URL changes with its content. */
export const CACHE_FOREVER = "public, max-age=31536000, immutable";
/** Cache-Control of a file that browsers store but revalidate each time: its ETag makes the response a few bytes. */
export const CACHE_REVALIDATE = "no-cache";

/** Cache-Control of a file that may be an hour old. After that the browser shows the old one once more while it fetches the new one. */
export const CACHE_ONE_HOUR = "public, max-age=3600, stale-while-revalidate=604800";

/** Smaller files are read at once; larger ones are streamed in chunks of this size. */
const CHUNK_BYTES = 128 * 1024;

/** Serves the files of one folder, with content encodings, ranges and cache validation. */
export function staticFiles({
  root,
  cacheControl = cacheControlByName,
  isBuilt = false,
  hasPrecompressed = false,
}: StaticOptions): StaticFiles {
  async function find(path: string): Promise<StaticFile | "folder" | undefined> {
    const segments = safeSegments(path);
    if (segments === undefined) return undefined;
    if (segments.at(-1) === "") segments.splice(-1, 1, "index.html");
    const location = join(root, ...segments);
    const facts = await statIfPresent(location);
    if (facts?.isDirectory()) return "folder";
    const name = basename(location);
    if (facts?.isFile()) {
      const file = { location, name, size: facts.size, modifiedAt: facts.mtime };
      const inside = hasPrecompressed ? await findPrecompressed(location) : undefined;
      if (inside === undefined) return file;
      const { encoding } = inside;
      return { ...file, name: inside.name, ...(encoding && { packed: location, encoding }) };
    }
    if (facts || !isBuilt) return undefined;
    const packed = `${location}.br`;
    const copy = await statIfPresent(packed);
    return copy?.isFile() ? { location, name, size: copy.size, modifiedAt: copy.mtime, packed } : undefined;
  }

  return {
    find,
    async serve(request, path, headers = {}) {
      const found = await find(path);
      if (found === undefined) return undefined;
      if (found === "folder") return redirectToSlash(request, headers);
      return respond(request, await representation(request, found, isBuilt), {
        "cache-control": cacheControl(path),
        ...headers,
      });
    },
  };
}

function cacheControlByName(path: string): string {
  return isHashedName(path) ? CACHE_FOREVER : CACHE_REVALIDATE;
}

/** The redirect from `/games/chess` to `/games/chess/`, where the page's relative URLs work. */
export function redirectToSlash(request: Request, headers: Record<string, string> = {}): Response {
  const { pathname, search } = new URL(request.url);
  const location = `${pathname}/${search}`;
  return new Response(null, {
    status: 308,
    headers: { ...headers, location, "cache-control": CACHE_REVALIDATE },
  });
}

async function representation(
  request: Request,
  file: StaticFile,
  hasStored: boolean,
): Promise<Representation> {
  if (file.packed !== undefined) return packedRepresentation(request, { ...file, packed: file.packed });
  // A range counts the bytes of one representation; the plain one is the only one that every client agrees on.
  const isPlain = !hasStored || request.headers.has("range");
  const stored = isPlain ? undefined : await storedEncoding(request, file);
  const { location, size } = stored ?? file;
  return {
    type: mediaType(file.name),
    size,
    etag: entityTag(file, stored?.encoding),
    modifiedAt: file.modifiedAt,
    encoding: stored?.encoding,
    varies: hasStored && isCompressible(file.name),
    read: (range) => readRange(location, size, range),
  };
}

async function packedRepresentation(
  request: Request,
  file: StaticFile & { readonly packed: string },
): Promise<Representation> {
  const stored = file.encoding ?? "br";
  const accepted = request.headers.has("range") ? [] : acceptedEncodings(request);
  // gzip is made of the build's files only: a game's own may be anything, and of any size.
  const encoding = accepted.includes(stored) ? stored : file.encoding === undefined ? accepted[0] : undefined;
  const common = {
    type: mediaType(file.name),
    etag: entityTag(file, encoding),
    modifiedAt: file.modifiedAt,
    encoding,
    varies: true,
  };
  if (encoding === stored)
    return { ...common, size: file.size, read: (range) => readRange(file.packed, file.size, range) };
  if (encoding === "gzip") {
    const bytes = await gzipOfPacked(file);
    const read = async ({ start, end }: ByteRange) => new Uint8Array(bytes.subarray(start, end + 1));
    return { ...common, size: bytes.length, read };
  }
  const size = await plainSizeOfPacked(file);
  return { ...common, size, read: (range) => readPacked(file, size, range) };
}

/** The strong ETag of a file in one encoding: two encodings are two representations with different ETags (RFC 9110, 8.8.3). */
export function entityTag(file: { size: number; modifiedAt: Date }, encoding?: Encoding): string {
  const plain = `${file.size.toString(36)}-${Math.round(file.modifiedAt.getTime()).toString(36)}`;
  return encoding ? `"${plain}-${encoding}"` : `"${plain}"`;
}

/** The compressed sibling (`.br`, `.gz`) that the build wrote, unless the file was changed since. */
async function storedEncoding(request: Request, file: StaticFile) {
  if (!isCompressible(file.name)) return undefined;
  for (const encoding of acceptedEncodings(request)) {
    const location = `${file.location}.${encoding === "br" ? "br" : "gz"}`;
    const facts = await statIfPresent(location);
    if (facts?.isFile() && facts.mtime >= file.modifiedAt) return { location, encoding, size: facts.size };
  }
  return undefined;
}

async function readRange(location: string, size: number, { start, end }: ByteRange): Promise<ResponseBody> {
  if (size <= CHUNK_BYTES) return (await readFile(location)).subarray(start, end + 1);
  const stream = Readable.toWeb(createReadStream(location, { start, end, highWaterMark: CHUNK_BYTES }));
  // One and the same class at run time; Node's and the DOM's typings of it disagree.
  return stream as ReadableStream;
}

// A name that is too long, or a file used as a folder, counts as a missing file.
const missingFileCodes = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EACCES"]);

async function statIfPresent(location: string): Promise<Stats | undefined> {
  try {
    return await stat(location);
  } catch (error) {
    if (error instanceof Error && "code" in error && missingFileCodes.has(String(error.code)))
      return undefined;
    throw error;
  }
}
