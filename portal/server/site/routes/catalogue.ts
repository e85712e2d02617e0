import { Readable } from "node:stream";
import { createBrotliCompress, createGzip } from "node:zlib";
import type { Handler } from "hono";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { publicCatalogue, publicGame } from "#domain/catalogue/public-catalogue.ts";
import type { Portal } from "#domain/portal.ts";
import { brotliOptions } from "#server/http/compress.ts";
import { acceptedEncodings, type Encoding } from "#server/http/static/accepts.ts";
import { matchesEtag } from "#server/http/static/conditional.ts";
import { type CompressedBody, compressBody, sendBody } from "#server/site/rendering/compressed-body.ts";

const headers = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, max-age=300",
  "access-control-allow-origin": "*",
  vary: "accept-encoding",
};

/** Up to so many games the text is kept as it is sent, some hundred kilobytes. */
const mostKept = 5000;
/** Put into the stream together. */
const handful = 500;

/** The whole catalogue for mirrors and tools. No page of ours ever asks for it. */
export function catalogueRoute(portal: Portal): Handler {
  const tagOf = tags();
  let kept:
    | { readonly catalogue: Catalogue; readonly texts: Map<unknown, Promise<CompressedBody>> }
    | undefined;
  const textOf = (catalogue: Catalogue, encoding: Encoding | undefined) => {
    if (kept?.catalogue !== catalogue) kept = { catalogue, texts: new Map() };
    const text =
      kept.texts.get(encoding) ??
      compressBody(JSON.stringify({ games: publicCatalogue(catalogue) }), encoding);
    kept.texts.set(encoding, text);
    return text;
  };
  return async (c) => {
    const { catalogue } = portal;
    const etag = tagOf(catalogue);
    const told = { ...headers, etag: `W/${etag}` };
    if (matchesEtag(c.req.raw, etag)) return c.body(null, 304, told);
    const [encoding] = acceptedEncodings(c.req.raw);
    if (catalogue.size <= mostKept) return sendBody(await textOf(catalogue, encoding), 200, told);
    const body = c.req.method === "HEAD" ? null : streamed(catalogue, encoding);
    return new Response(body, {
      headers: encoding ? { ...told, "content-encoding": encoding } : told,
    });
  };
}

/** By what it says, as far as that is quickly told; a large catalogue has a new tag at every start and every change. */
function tags(): (catalogue: Catalogue) => string {
  const large = new WeakMap<Catalogue, string>();
  return (catalogue) => {
    if (catalogue.size <= mostKept) return `"${catalogue.version}"`;
    const tag = large.get(catalogue) ?? `"${crypto.randomUUID()}"`;
    large.set(catalogue, tag);
    return tag;
  };
}

/** A million games are more than one text can hold. */
function streamed(catalogue: Catalogue, encoding: Encoding | undefined): ReadableStream {
  const plain = Readable.from(pieces(catalogue));
  const sent =
    encoding === "br"
      ? plain.compose(createBrotliCompress(brotliOptions))
      : encoding === "gzip"
        ? plain.compose(createGzip())
        : plain;
  // One and the same class at run time; Node's and the DOM's typings of it disagree.
  return Readable.toWeb(sent) as ReadableStream;
}

function* pieces({ games }: Catalogue): Generator<Buffer> {
  for (let from = 0; from < games.length; from += handful) {
    const listed = games.slice(from, from + handful).map((game) => JSON.stringify(publicGame(game)));
    yield Buffer.from(`${from === 0 ? '{"games":[' : ","}${listed.join(",")}`);
  }
  yield Buffer.from("]}");
}
