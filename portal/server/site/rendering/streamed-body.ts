import { Readable } from "node:stream";
import { createBrotliCompress, createGzip } from "node:zlib";
import { brotliOptions } from "#server/http/compress.ts";
import type { Encoding } from "#server/http/static/accepts.ts";

/** A response body as a compressed stream, for what does not fit into one string. */
export function streamedBody(chunks: Iterable<Buffer>, encoding: Encoding | undefined): ReadableStream {
  const plain = Readable.from(chunks);
  const sent =
    encoding === "br"
      ? plain.compose(createBrotliCompress(brotliOptions))
      : encoding === "gzip"
        ? plain.compose(createGzip())
        : plain;
  // One and the same class at run time; Node's and the DOM's typings of it disagree.
  return Readable.toWeb(sent) as ReadableStream;
}
