import { deflateSync, inflateSync } from "node:zlib";
import { pngChunk } from "@recess/games/consoles/toolchain/png.ts";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** From how many saved bytes on a picture is written anew. Most are packed as well as this. */
const MIN_SAVED_BYTES = 1024;

/** The PNG with its pixels packed; some packages have them as they are. One that is packed already, or is damaged, is returned unchanged. */
export function packPicture(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const pixels = chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data);
  const [first] = pixels;
  if (!first) return png;
  let packed: Buffer;
  try {
    packed = deflateSync(inflateSync(Buffer.concat(pixels)), { level: 9 });
  } catch {
    return png;
  }
  const rest = chunks.flatMap(({ type, data, whole }) => {
    if (type !== "IDAT") return [whole];
    return data === first ? [pngChunk("IDAT", packed)] : [];
  });
  const copy = Buffer.concat([SIGNATURE, ...rest]);
  return copy.length <= png.length - MIN_SAVED_BYTES ? copy : png;
}

function chunksOf(png: Buffer) {
  const chunks: { type: string; data: Buffer; whole: Buffer }[] = [];
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return chunks;
  for (let at = SIGNATURE.length; at + 12 <= png.length; ) {
    const end = at + 12 + png.readUInt32BE(at);
    if (end > png.length) return [];
    const type = png.toString("latin1", at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, end - 4), whole: png.subarray(at, end) });
    at = end;
  }
  return chunks;
}
