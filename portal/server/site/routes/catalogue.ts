import type { Handler } from "hono";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { publicCatalogue, publicGame } from "#domain/catalogue/public-game.ts";
import type { Portal } from "#domain/portal.ts";
import { acceptedEncodings, type Encoding } from "#server/http/static/accepts.ts";
import { matchesEtag } from "#server/http/static/conditional.ts";
import { type CompressedBody, compressBody, sendBody } from "#server/site/rendering/compressed-body.ts";
import { streamedBody } from "#server/site/rendering/streamed-body.ts";

const headers = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, max-age=300",
  "access-control-allow-origin": "*",
  vary: "accept-encoding",
};

/** Up to this many games the compressed response is cached, some hundred kilobytes. */
const MAX_CACHED_GAMES = 5000;
/** Games in one chunk of the stream. */
const GAMES_PER_CHUNK = 500;

/** Route of the whole catalogue as JSON, for mirrors and tools. No page of ours fetches it. */
export function catalogueRoute(portal: Portal): Handler {
  const etagOf = etags();
  let cache:
    | { readonly catalogue: Catalogue; readonly bodies: Map<unknown, Promise<CompressedBody>> }
    | undefined;
  const bodyOf = (catalogue: Catalogue, encoding: Encoding | undefined) => {
    if (cache?.catalogue !== catalogue) cache = { catalogue, bodies: new Map() };
    const body =
      cache.bodies.get(encoding) ??
      compressBody(JSON.stringify({ games: publicCatalogue(catalogue) }), encoding);
    cache.bodies.set(encoding, body);
    return body;
  };
  return async (c) => {
    const { catalogue } = portal;
    const etag = etagOf(catalogue);
    const tagged = { ...headers, etag: `W/${etag}` };
    if (matchesEtag(c.req.raw, etag)) return c.body(null, 304, tagged);
    const [encoding] = acceptedEncodings(c.req.raw);
    if (catalogue.size <= MAX_CACHED_GAMES) return sendBody(await bodyOf(catalogue, encoding), 200, tagged);
    const body = c.req.method === "HEAD" ? null : streamedBody(chunks(catalogue), encoding);
    return new Response(body, {
      headers: encoding ? { ...tagged, "content-encoding": encoding } : tagged,
    });
  };
}

/** The ETag of a catalogue: its version, or a random one for a large catalogue, whose version would take long to compute. */
function etags(): (catalogue: Catalogue) => string {
  const large = new WeakMap<Catalogue, string>();
  return (catalogue) => {
    if (catalogue.size <= MAX_CACHED_GAMES) return `"${catalogue.version}"`;
    const tag = large.get(catalogue) ?? `"${crypto.randomUUID()}"`;
    large.set(catalogue, tag);
    return tag;
  };
}

/** The response in chunks: a million games do not fit into one string. */
function* chunks({ games }: Catalogue): Generator<Buffer> {
  for (let from = 0; from < games.length; from += GAMES_PER_CHUNK) {
    const listed = games.slice(from, from + GAMES_PER_CHUNK).map((game) => JSON.stringify(publicGame(game)));
    yield Buffer.from(`${from === 0 ? '{"games":[' : ","}${listed.join(",")}`);
  }
  yield Buffer.from("]}");
}
