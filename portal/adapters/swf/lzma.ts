import type { Unpacked } from "#domain/catalogue/swf/swf-header.ts";
import { LzmaBits, LzmaStreamEnd } from "./lzma-bits.ts";
import { LzmaDecoder } from "./lzma-decoder.ts";

const propertyBytes = 5;

/**
 * Unpacks the raw LZMA stream of a compressed SWF (ZWS): five bytes of properties, then the range-coded data.
 * Node has no LZMA of its own, and all we need is a plain decoder that stops at the size that the SWF declares.
 */
export function unpackLzma(packed: Uint8Array, size: number): Unpacked {
  const out = new Uint8Array(size);
  const properties = packed[0];
  if (properties === undefined || packed.length < propertyBytes)
    return { outcome: "cut-short", bytes: out.subarray(0, 0) };
  if (properties >= 9 * 5 * 5) return { outcome: "damaged", bytes: out.subarray(0, 0) };
  let decoder: LzmaDecoder | undefined;
  try {
    decoder = new LzmaDecoder(new LzmaBits(packed.subarray(propertyBytes)), properties, out);
    return { outcome: decoder.decode(), bytes: decoder.written() };
  } catch (error) {
    if (!(error instanceof LzmaStreamEnd)) throw error;
    return { outcome: "cut-short", bytes: decoder?.written() ?? out.subarray(0, 0) };
  }
}
