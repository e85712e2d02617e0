import { createHash } from "node:crypto";
import { compress } from "#server/http/compress.ts";
import type { Encoding } from "#server/http/static/accepts.ts";
import { matchesEtag } from "#server/http/static/conditional.ts";

/** A response body that was made for this request and compressed in memory. Files have compressed siblings on disk instead. */
export type CompressedBody = {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly encoding: Encoding | undefined;
  readonly etag: string;
};

const MIN_COMPRESSED_BYTES = 1000;

/** Compresses a text, unless it is too short to gain from it, and gives it a strong ETag. */
export async function compressBody(text: string, wanted: Encoding | undefined): Promise<CompressedBody> {
  const plain = Buffer.from(text);
  const encoding = plain.length < MIN_COMPRESSED_BYTES ? undefined : wanted;
  const bytes = detached(encoding ? await compress(plain, encoding) : plain);
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  return { bytes, encoding, etag: encoding ? `"${hash}-${encoding}"` : `"${hash}"` };
}

/** A copy in a buffer of its own. zlib gives a slice of a 64 KB block, and text one of a pool: a cached slice keeps all of it alive. */
function detached(slice: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(slice).buffer);
}

/** The response with a cacheable body: 200, or 304 where the browser has it already. */
export function sendCacheable(
  request: Request,
  { bytes, encoding, etag }: CompressedBody,
  headers: Readonly<Record<string, string>>,
): Response {
  const tagged = { ...headers, etag };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers: tagged });
  return sendBody({ bytes, encoding }, 200, tagged);
}

/** The response with a body that has no ETag. */
export function sendBody(
  { bytes, encoding }: Pick<CompressedBody, "bytes" | "encoding">,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(bytes, {
    status,
    headers: encoding ? { ...headers, "content-encoding": encoding } : headers,
  });
}
