import { createReadStream, type Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { acceptedEncodings, type Encoding } from "./accepts.ts";
import { isHashedName } from "./hashed-name.ts";
import { isCompressible, mediaType } from "./media-types.ts";
import type { ByteRange } from "./range.ts";
import { type Representation, respond } from "./respond.ts";
import { safeSegments } from "./safe-path.ts";

export type StaticOptions = {
  /** The folder on disk. Links inside it are followed: whoever can make one there may serve what it points at. */
  root: string;
  /**
   * How long browsers may keep the file at this path (below the root). By default for ever where the name ends in a hash,
   * and else they ask each time; a folder that only ever holds files of the first kind says `() => FOR_EVER`.
   */
  lifetime?: (path: string) => string;
};

export type StaticFile = { location: string; name: string; size: number; modifiedAt: Date };

export type StaticFiles = {
  /**
   * The answer to a GET or HEAD for `path`, which is percent-encoded, below the root and without a leading slash.
   * Undefined where there is no such file, so that the caller shows its own not-found page. A folder answers with its
   * `index.html`, or with a redirect to the address that ends in a slash. `headers` are added to every answer.
   */
  serve(request: Request, path: string, headers?: Record<string, string>): Promise<Response | undefined>;
  /** What lies at `path`, for callers that change a file before they send it. */
  find(path: string): Promise<StaticFile | "folder" | undefined>;
};

export const FOR_EVER = "public, max-age=31536000, immutable";
/** Keep it, but ask each time whether it is still the same: the tag makes the answer a few bytes. */
export const ASK_AGAIN = "no-cache";

/** For what may be an hour old. The next hour's first look still shows the old one at once, and fetches the new. */
export const FOR_A_WHILE = "public, max-age=3600, stale-while-revalidate=604800";

const SMALL = 128 * 1024;

export function staticFiles({ root, lifetime = byName }: StaticOptions): StaticFiles {
  async function find(path: string): Promise<StaticFile | "folder" | undefined> {
    const segments = safeSegments(path);
    if (segments === undefined) return undefined;
    if (segments.at(-1) === "") segments.splice(-1, 1, "index.html");
    const location = join(root, ...segments);
    const facts = await statOrNothing(location);
    if (facts?.isDirectory()) return "folder";
    if (!facts?.isFile()) return undefined;
    return { location, name: basename(location), size: facts.size, modifiedAt: facts.mtime };
  }

  return {
    find,
    async serve(request, path, headers = {}) {
      const found = await find(path);
      if (found === undefined) return undefined;
      if (found === "folder") return withSlash(request, headers);
      return respond(request, await representation(request, found), {
        "cache-control": lifetime(path),
        ...headers,
      });
    },
  };
}

function byName(path: string): string {
  return isHashedName(path) ? FOR_EVER : ASK_AGAIN;
}

/** Sends a visitor from `/games/chess` to `/games/chess/`, where the page's relative addresses work. */
export function withSlash(request: Request, headers: Record<string, string> = {}): Response {
  const { pathname, search } = new URL(request.url);
  const location = `${pathname}/${search}`;
  return new Response(null, { status: 308, headers: { ...headers, location, "cache-control": ASK_AGAIN } });
}

async function representation(request: Request, file: StaticFile): Promise<Representation> {
  // A range counts the bytes of one representation; the plain one is the only one that every client agrees on.
  const stored = request.headers.has("range") ? undefined : await storedEncoding(request, file);
  const { location, size } = stored ?? file;
  return {
    type: mediaType(file.name),
    size,
    etag: entityTag(file, stored?.encoding),
    modifiedAt: file.modifiedAt,
    encoding: stored?.encoding,
    varies: isCompressible(file.name),
    read: (range) => readPiece(location, size, range),
  };
}

/** Two encodings of one file are two representations, and a strong tag must tell them apart. */
export function entityTag(file: { size: number; modifiedAt: Date }, encoding?: Encoding): string {
  const plain = `${file.size.toString(36)}-${Math.round(file.modifiedAt.getTime()).toString(36)}`;
  return encoding ? `"${plain}-${encoding}"` : `"${plain}"`;
}

/** The compressed sibling that the build wrote, unless the file was changed since. */
async function storedEncoding(request: Request, file: StaticFile) {
  if (!isCompressible(file.name)) return undefined;
  for (const encoding of acceptedEncodings(request)) {
    const location = `${file.location}.${encoding === "br" ? "br" : "gz"}`;
    const facts = await statOrNothing(location);
    if (facts?.isFile() && facts.mtime >= file.modifiedAt) return { location, encoding, size: facts.size };
  }
  return undefined;
}

async function readPiece(location: string, size: number, { start, end }: ByteRange): Promise<BodyInit> {
  if (size <= SMALL) return (await readFile(location)).subarray(start, end + 1);
  const stream = Readable.toWeb(createReadStream(location, { start, end, highWaterMark: SMALL }));
  // One and the same class at run time; Node's and the DOM's typings of it disagree.
  return stream as ReadableStream;
}

// Too long a name, or a file used as a folder, is as absent as a missing file.
const ABSENT = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EACCES"]);

async function statOrNothing(location: string): Promise<Stats | undefined> {
  try {
    return await stat(location);
  } catch (error) {
    if (error instanceof Error && "code" in error && ABSENT.has(String(error.code))) return undefined;
    throw error;
  }
}
