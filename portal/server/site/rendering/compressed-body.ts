import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "#server/http/static/accepts.ts";
import { hasTag } from "#server/http/static/conditional.ts";

/** Text made on the spot, as it goes over the wire; files have their compressed siblings on disk. */
export type Encoded = {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly encoding: Encoding | undefined;
  readonly etag: string;
};

const small = 1000;
const brotli = promisify(brotliCompress);
// 5 takes a list page to 5.2 KB in a millisecond. 9 saves nothing more; 11 saves a tenth and takes sixty, which would
// let whoever asks for many different pages keep us busy.
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const squeeze = {
  br: (text: Buffer) => brotli(text, brotliOptions),
  gzip: promisify(gzip),
};

export async function encode(text: string, wanted: Encoding | undefined): Promise<Encoded> {
  const plain = Buffer.from(text);
  const encoding = plain.length < small ? undefined : wanted;
  const bytes = exact(encoding ? await squeeze[encoding](plain) : plain);
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  return { bytes, encoding, etag: encoding ? `"${hash}-${encoding}"` : `"${hash}"` };
}

/** zlib gives a small part of a block of 64 KB, and text comes out of a pool: all of it would be kept with the page. */
function exact(part: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(part).buffer);
}

/** The answer with these bytes, or that the browser has them already. */
export function sendEncoded(
  request: Request,
  { bytes, encoding, etag }: Encoded,
  headers: Readonly<Record<string, string>>,
): Response {
  const told = { ...headers, etag };
  if (hasTag(request, etag)) return new Response(null, { status: 304, headers: told });
  return sendOnce({ bytes, encoding }, 200, told);
}

/** The same for what may not be kept anywhere. */
export function sendOnce(
  { bytes, encoding }: Pick<Encoded, "bytes" | "encoding">,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(bytes, {
    status,
    headers: encoding ? { ...headers, "content-encoding": encoding } : headers,
  });
}
