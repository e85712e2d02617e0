import { ByteWriter } from "./byte-writer.ts";
import { type EmbeddedFont, fontBody } from "./font-tag.ts";

export type Sound = {
  name: string;
  /** Signed 16-bit samples, one channel, 22,050 a second. */
  samples: Int16Array;
};

const code = {
  end: 0,
  showFrame: 1,
  setBackgroundColor: 9,
  doAction: 12,
  defineSound: 14,
  exportAssets: 56,
  fileAttributes: 69,
  defineFont3: 75,
} as const;

function tag(number: number, body: Uint8Array): Uint8Array {
  const out = new ByteWriter();
  if (body.length < 0x3f) out.u16((number << 6) | body.length);
  else out.u16((number << 6) | 0x3f).u32(body.length);
  return out.bytes(body).toBytes();
}

const empty = new Uint8Array();

export const endTag = () => tag(code.end, empty);
export const showFrameTag = () => tag(code.showFrame, empty);
export const doActionTag = (actions: Uint8Array) => tag(code.doAction, actions);

/** No flag set: AVM1, and no network. */
export const fileAttributesTag = () => tag(code.fileAttributes, new ByteWriter().u32(0).toBytes());

/** @param color `0xRRGGBB` */
export const backgroundTag = (color: number) =>
  tag(code.setBackgroundColor, Uint8Array.of(color >> 16, (color >> 8) & 0xff, color & 0xff));

// Little-endian PCM, 22 kHz, 16 bit, mono.
const soundFormat = (3 << 4) | (2 << 2) | (1 << 1) | 0;

export function soundTag(id: number, { samples }: Sound): Uint8Array {
  const body = new ByteWriter().u16(id).u8(soundFormat).u32(samples.length);
  for (const sample of samples) body.u16(sample);
  return tag(code.defineSound, body.toBytes());
}

export const fontTag = (id: number, font: EmbeddedFont) => tag(code.defineFont3, fontBody(id, font));

/** Gives things names under which scripts can attach them. */
export function exportTag(exports: readonly { id: number; name: string }[]): Uint8Array {
  const body = new ByteWriter().u16(exports.length);
  for (const { id, name } of exports) body.u16(id).text(name);
  return tag(code.exportAssets, body.toBytes());
}
