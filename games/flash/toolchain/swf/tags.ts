import { ByteWriter } from "#flash/toolchain/bytes/byte-writer.ts";
import { type EmbeddedFont, fontBody } from "./font-tag.ts";

/** Sound to embed in a SWF. */
export type Sound = {
  name: string;
  /** Signed 16-bit samples, one channel, 22,050 a second. */
  samples: Int16Array;
};

/** Codes of the SWF tags that we write. */
const tagCode = {
  end: 0,
  showFrame: 1,
  setBackgroundColor: 9,
  doAction: 12,
  defineSound: 14,
  exportAssets: 56,
  fileAttributes: 69,
  defineFont3: 75,
} as const;

/** SWF tag: its code and length in the short or the long header, then its body. */
function tag(number: number, body: Uint8Array): Uint8Array {
  const out = new ByteWriter();
  if (body.length < 0x3f) out.u16((number << 6) | body.length);
  else out.u16((number << 6) | 0x3f).u32(body.length);
  return out.bytes(body).toBytes();
}

const empty = new Uint8Array();

export const endTag = () => tag(tagCode.end, empty);
export const showFrameTag = () => tag(tagCode.showFrame, empty);
export const doActionTag = (actions: Uint8Array) => tag(tagCode.doAction, actions);

/** FileAttributes tag without any flag: AVM1, and no network. */
export const fileAttributesTag = () => tag(tagCode.fileAttributes, new ByteWriter().u32(0).toBytes());

/** @param color `0xRRGGBB` */
export const backgroundTag = (color: number) =>
  tag(tagCode.setBackgroundColor, Uint8Array.of(color >> 16, (color >> 8) & 0xff, color & 0xff));

// Little-endian PCM, 22 kHz, 16 bit, mono.
const soundFormat = (3 << 4) | (2 << 2) | (1 << 1) | 0;

/** DefineSound tag. */
export function soundTag(id: number, { samples }: Sound): Uint8Array {
  const body = new ByteWriter().u16(id).u8(soundFormat).u32(samples.length);
  for (const sample of samples) body.u16(sample);
  return tag(tagCode.defineSound, body.toBytes());
}

/** DefineFont3 tag. */
export const fontTag = (id: number, font: EmbeddedFont) => tag(tagCode.defineFont3, fontBody(id, font));

/** ExportAssets tag: the names under which scripts attach sounds and fonts. */
export function exportTag(exports: readonly { id: number; name: string }[]): Uint8Array {
  const body = new ByteWriter().u16(exports.length);
  for (const { id, name } of exports) body.u16(id).text(name);
  return tag(tagCode.exportAssets, body.toBytes());
}
