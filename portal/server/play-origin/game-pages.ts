import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import { withCrossOrigin } from "#domain/markup.ts";
import { compress } from "#server/http/compress.ts";
import { acceptedEncodings, type Encoding } from "#server/http/static/accepts.ts";
import { respond } from "#server/http/static/respond.ts";
import { CACHE_REVALIDATE, type StaticFile } from "#server/http/static/static-files.ts";
import { readGamePage, withBridge } from "./inject-bridge.ts";

type GamePage = { version: string; type: string; plain: Buffer; compressed: Map<Encoding, Promise<Buffer>> };

export type InjectedBridge = {
  tag: string;
  /** The page's origin is opaque: its pictures must be asked for with CORS. */
  isOpaque: boolean;
};

export type GamePages = {
  /** Sends a game's HTML file with the bridge in it. */
  send(
    request: Request,
    file: StaticFile,
    bridge: InjectedBridge,
    headers: Record<string, string>,
  ): Promise<Response>;
};

const GAME_PAGE_CACHE_BYTES = 16 * 2 ** 20;

/** LRU cache of game pages with the bridge in them, by file. The compressed siblings that the build wrote lack the bridge. */
export function gamePages(): GamePages {
  const cache = new LRUCache<string, GamePage>({
    maxSize: GAME_PAGE_CACHE_BYTES,
    // A page that is larger than the whole cache is then its only entry.
    sizeCalculation: ({ plain }) => Math.min(plain.length, GAME_PAGE_CACHE_BYTES),
  });

  async function pageOf(file: StaticFile, bridge: InjectedBridge): Promise<GamePage> {
    const version = versionOf(file, bridge.tag);
    // The pages of a player differ by the settings of the SWF.
    const key = `${file.location} ${bridge.tag}`;
    const cached = cache.get(key);
    if (cached?.version === version) return cached;
    const page = await readPage(file, bridge, version);
    cache.set(key, page);
    return page;
  }

  return {
    async send(request, file, bridge, headers) {
      const page = await pageOf(file, bridge);
      const encoding = request.headers.has("range") ? undefined : acceptedEncodings(request)[0];
      const bytes = encoding ? await compressedPage(page, encoding) : page.plain;
      return respond(
        request,
        {
          type: page.type,
          size: bytes.length,
          etag: encoding ? `"${page.version}-${encoding}"` : `"${page.version}"`,
          modifiedAt: file.modifiedAt,
          encoding,
          varies: true,
          read: async ({ start, end }) => new Uint8Array(bytes.subarray(start, end + 1)),
        },
        { "cache-control": CACHE_REVALIDATE, ...headers },
      );
    },
  };
}

async function readPage(
  file: StaticFile,
  { tag, isOpaque }: InjectedBridge,
  version: string,
): Promise<GamePage> {
  const { bytes, charset } = readGamePage(await readFile(file.location));
  const own = isOpaque ? Buffer.from(withCrossOrigin(bytes.toString("latin1")), "latin1") : bytes;
  const type = `text/html; charset=${charset}`;
  return { version, type, plain: withBridge(own, tag), compressed: new Map() };
}

/** A new bridge makes a new version of the page, although the game's file is the same. */
function versionOf(file: StaticFile, tag: string): string {
  const facts = `${file.size}:${file.modifiedAt.getTime()}:${tag}`;
  return createHash("sha256").update(facts).digest("base64url").slice(0, 16);
}

function compressedPage({ plain, compressed }: GamePage, encoding: Encoding): Promise<Buffer> {
  const bytes = compressed.get(encoding) ?? compress(plain, encoding);
  compressed.set(encoding, bytes);
  return bytes;
}
