import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { acceptedEncodings, type Encoding } from "#server/http/static/accepts.ts";
import { respond } from "#server/http/static/respond.ts";
import { ASK_AGAIN, type StaticFile } from "#server/http/static/static-files.ts";
import { charsetOf, withBridge } from "./inject-bridge.ts";

type Prepared = { stamp: string; type: string; plain: Buffer; packed: Map<Encoding, Promise<Buffer>> };

export type GamePages = {
  /** Sends a game's HTML file with the bridge in it. */
  send(request: Request, file: StaticFile, tag: string, headers: Record<string, string>): Promise<Response>;
};

/** Pages are changed on their way out, so the build's compressed siblings do not fit; they are kept here, most recent last. */
export function gamePages({ keepBytes = 16 * 1024 * 1024 } = {}): GamePages {
  const kept = new Map<string, Prepared>();

  async function prepare(file: StaticFile, tag: string): Promise<Prepared> {
    const stamp = stampOf(file, tag);
    const known = kept.get(file.location);
    kept.delete(file.location);
    const page = known?.stamp === stamp ? known : await read(file, tag, stamp);
    kept.set(file.location, page);
    dropOldest(kept, keepBytes);
    return page;
  }

  return {
    async send(request, file, tag, headers) {
      const page = await prepare(file, tag);
      const encoding = request.headers.has("range") ? undefined : acceptedEncodings(request)[0];
      const bytes = encoding ? await packed(page, encoding) : page.plain;
      return respond(
        request,
        {
          type: page.type,
          size: bytes.length,
          etag: encoding ? `"${page.stamp}-${encoding}"` : `"${page.stamp}"`,
          modifiedAt: file.modifiedAt,
          encoding,
          varies: true,
          read: async ({ start, end }) => new Uint8Array(bytes.subarray(start, end + 1)),
        },
        { "cache-control": ASK_AGAIN, ...headers },
      );
    },
  };
}

async function read(file: StaticFile, tag: string, stamp: string): Promise<Prepared> {
  const original = await readFile(file.location);
  const type = `text/html; charset=${charsetOf(original)}`;
  return { stamp, type, plain: withBridge(original, tag), packed: new Map() };
}

/** A new bridge makes a new page, although the game's file is the same. */
function stampOf(file: StaticFile, tag: string): string {
  const facts = `${file.size}:${file.modifiedAt.getTime()}:${tag}`;
  return createHash("sha256").update(facts).digest("base64url").slice(0, 16);
}

function packed(page: Prepared, encoding: Encoding): Promise<Buffer> {
  const known = page.packed.get(encoding);
  if (known) return known;
  const made = encoding === "br" ? brotli(page.plain) : promisify(gzip)(page.plain);
  page.packed.set(encoding, made);
  return made;
}

function brotli(bytes: Buffer): Promise<Buffer> {
  // Quality 5 costs a visitor's first request a few milliseconds; 11 would cost a second on a large page.
  return promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } });
}

function dropOldest(kept: Map<string, Prepared>, keepBytes: number): void {
  let total = 0;
  for (const page of kept.values()) total += page.plain.length;
  for (const [location, page] of kept) {
    if (total <= keepBytes || kept.size === 1) return;
    kept.delete(location);
    total -= page.plain.length;
  }
}
