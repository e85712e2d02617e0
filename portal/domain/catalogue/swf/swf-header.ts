import { type FilmCode, readFilmCode } from "./film-code.ts";
import { bodyBits, tagsOf } from "./swf-body.ts";
import { SwfRefusal } from "./swf-refusal.ts";

/** The header of an SWF, and what its first tags tell. */
export type SwfHeader = {
  version: number;
  compression: "none" | "zlib" | "lzma";
  /** Bytes of the whole SWF uncompressed, as the file declares them. */
  length: number;
  /** The stage in pixels. */
  width: number;
  height: number;
  frameRate: number;
  frameCount: number;
  /** Which of Flash's two machines runs it: 1 up to ActionScript 2, 2 for ActionScript 3. */
  avm: 1 | 2;
  /** `#rrggbb`, where the movie sets one. */
  background: string | undefined;
};

/** Result of decompression. */
export type Unpacked = { outcome: "whole" | "cut-short" | "too-large" | "damaged"; bytes: Uint8Array };
/** Port: decompresses within bounds, without throwing. */
export interface SwfUnpacker {
  zlib(packed: Uint8Array, maxBytes: number): Unpacked;
  /** `packed` begins with the five bytes of LZMA properties; `size` is what it unpacks to. */
  lzma(packed: Uint8Array, size: number): Unpacked;
}

const prefixBytes = 8;
const lzmaPrefixBytes = 12;
const twipsPerPixel = 20;
const fileAttributesTag = 69;
const showFrameTag = 1;
const backgroundTag = 9;
const actionScript3Flag = 0x08;

/** The largest SWF that is accepted, uncompressed. Real ones are rarely above 20 MB; a decompression bomb is far above. */
export const MAX_SWF_BYTES = 100 * 1024 * 1024;

/** An SWF that is complete: its header, and what its code tells. */
export type Swf = { readonly header: SwfHeader; readonly code: FilmCode };

/**
 * Parses the header of an SWF and checks that the file is complete.
 * @throws SwfRefusal, and nothing else, for any bytes.
 */
export function readSwfHeader(file: Uint8Array, unpacker: SwfUnpacker): SwfHeader {
  return openSwf(file, unpacker).header;
}

/** Parses an SWF with its code. @throws SwfRefusal, and nothing else, for any bytes. */
export function readSwf(file: Uint8Array, unpacker: SwfUnpacker): Swf {
  const { header, body, firstTag } = openSwf(file, unpacker);
  return { header, code: readFilmCode(tagsOf(body, firstTag)) };
}

function openSwf(file: Uint8Array, unpacker: SwfUnpacker) {
  const compression = compressionOf(file);
  if (file.length < prefixBytes) throw new SwfRefusal("truncated", "The file ends inside its own header.");
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const length = view.getUint32(4, true);
  if (length > MAX_SWF_BYTES) {
    throw new SwfRefusal(
      "too-large",
      `The movie unpacks to ${Math.round(length / 1_048_576)} MB; 100 MB is the limit.`,
    );
  }
  const body = unpackedBody(file, compression, length, unpacker);
  if (prefixBytes + body.length < length) {
    const have = prefixBytes + body.length;
    throw new SwfRefusal("truncated", `The file is cut short: ${have} of ${length} bytes are there.`);
  }
  const whole = body.subarray(0, length - prefixBytes);
  const { firstTag, ...facts } = readBody(whole);
  const header: SwfHeader = { version: view.getUint8(3), compression, length, ...facts };
  return { header, body: whole, firstTag };
}

function compressionOf(file: Uint8Array): SwfHeader["compression"] {
  switch (String.fromCharCode(...file.subarray(0, 3))) {
    case "FWS":
      return "none";
    case "CWS":
      return "zlib";
    case "ZWS":
      return "lzma";
    default:
      throw new SwfRefusal("not-swf", "This is not a Flash movie: it does not begin with FWS, CWS or ZWS.");
  }
}

function unpackedBody(
  file: Uint8Array,
  compression: SwfHeader["compression"],
  length: number,
  unpacker: SwfUnpacker,
): Uint8Array {
  if (compression === "none") return file.subarray(prefixBytes);
  const wanted = Math.max(0, length - prefixBytes);
  const { outcome, bytes } =
    compression === "zlib"
      ? unpacker.zlib(file.subarray(prefixBytes), wanted)
      : unpacker.lzma(file.subarray(lzmaPrefixBytes), wanted);
  switch (outcome) {
    case "damaged":
      throw new SwfRefusal("damaged", "The compressed part of the file cannot be unpacked.");
    case "too-large":
      throw new SwfRefusal("too-large", "The file unpacks to more than it declares.");
    case "cut-short":
    case "whole":
      return bytes;
  }
}

function readBody(body: Uint8Array) {
  const bits = bodyBits(body);
  const width = bits.unsigned(5);
  const [left, right, top, bottom] = [
    bits.signed(width),
    bits.signed(width),
    bits.signed(width),
    bits.signed(width),
  ];
  const stage = { width: (right - left) / twipsPerPixel, height: (bottom - top) / twipsPerPixel };
  if (!(stage.width > 0 && stage.height > 0)) throw new SwfRefusal("damaged", "The movie has no stage.");
  const rate = bits.u16();
  const frameCount = bits.u16();
  const firstTag = bits.bytesRead();

  let avm: SwfHeader["avm"] = 1;
  let background: string | undefined;
  let shownFrames = 0;
  for (const tag of tagsOf(body, firstTag)) {
    if (tag.code === fileAttributesTag && ((tag.body[0] ?? 0) & actionScript3Flag) !== 0) avm = 2;
    if (tag.code === showFrameTag) shownFrames += 1;
    if (tag.code === backgroundTag && tag.body.length >= 3) background ??= hexColor(tag.body.subarray(0, 3));
  }
  // A file that was overwritten in the middle may have a good head, and nothing to show.
  if (shownFrames === 0) throw new SwfRefusal("damaged", "The movie has no frame to show.");
  return { ...stage, frameRate: rate / 256, frameCount, avm, background, firstTag };
}

function hexColor(bytes: Uint8Array): string {
  return `#${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
