import { SwfRefusal } from "./swf-refusal.ts";

/** Bit reader over the uncompressed body of an SWF, highest bit first. */
export function bodyBits(body: Uint8Array) {
  let bit = 0;
  const next = (): number => {
    const byte = body[bit >> 3];
    if (byte === undefined) throw truncated();
    const value = (byte >> (7 - (bit & 7))) & 1;
    bit += 1;
    return value;
  };
  const unsigned = (width: number): number => {
    let value = 0;
    for (let i = 0; i < width; i++) value = value * 2 + next();
    return value;
  };
  const bytesRead = () => Math.ceil(bit / 8);
  return {
    unsigned,
    signed: (width: number): number => {
      const value = unsigned(width);
      return width > 0 && value >= 2 ** (width - 1) ? value - 2 ** width : value;
    },
    /** A 16-bit little-endian field, which begins at the next whole byte. */
    u16: (): number => {
      bit = bytesRead() * 8;
      const low = unsigned(8);
      return low + unsigned(8) * 256;
    },
    bytesRead,
  };
}

export type SwfTag = { code: number; body: Uint8Array };

const endTag = 0;
const longLength = 0x3f;

/** The tags of an SWF in order, up to its end tag. A tag that reaches past the end means that the file is truncated. */
export function* tagsOf(body: Uint8Array, start: number): Generator<SwfTag> {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  let at = start;
  while (at < body.length) {
    if (at + 2 > body.length) throw truncated();
    const head = view.getUint16(at, true);
    at += 2;
    let length = head & longLength;
    if (length === longLength) {
      if (at + 4 > body.length) throw truncated();
      length = view.getUint32(at, true);
      at += 4;
    }
    if (at + length > body.length) throw truncated();
    const code = head >> 6;
    if (code === endTag) return;
    yield { code, body: body.subarray(at, at + length) };
    at += length;
  }
}

function truncated(): SwfRefusal {
  return new SwfRefusal("truncated", "The movie ends in the middle of one of its parts.");
}
