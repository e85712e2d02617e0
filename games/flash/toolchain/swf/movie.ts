import { deflateSync } from "node:zlib";
import { BitWriter } from "#flash/toolchain/bytes/bit-writer.ts";
import { ByteWriter } from "#flash/toolchain/bytes/byte-writer.ts";
import { compileScript, type Source } from "#flash/toolchain/compiler/script.ts";
import type { EmbeddedFont } from "./font-tag.ts";
import {
  backgroundTag,
  doActionTag,
  endTag,
  exportTag,
  fileAttributesTag,
  fontTag,
  type Sound,
  showFrameTag,
  soundTag,
} from "./tags.ts";

/** Contents of a SWF: stage, scripts, sounds and fonts. */
export type Movie = {
  width: number;
  height: number;
  frameRate: number;
  /** `0xRRGGBB` */
  background: number;
  /** Run in this order when the movie starts. */
  scripts: readonly Source[];
  sounds: readonly Sound[];
  /** Text fields use them by name, with `embedFonts`. */
  fonts: readonly EmbeddedFont[];
};

const flashVersion = 8;
const twipsPerPixel = 20;

/** Compiles a movie of one frame to a compressed SWF 8. The same movie gives the same bytes. */
export function compileMovie(movie: Movie): Uint8Array {
  const sounds = movie.sounds.map((sound, index) => ({ id: index + 1, sound }));
  const fonts = movie.fonts.map((font, index) => ({ id: sounds.length + index + 1, font }));
  const exported = [
    ...sounds.map(({ id, sound }) => ({ id, name: sound.name })),
    ...fonts.map(({ id, font }) => ({ id, name: font.name })),
  ];
  const body = new ByteWriter()
    .bytes(stageRectangle(movie))
    .u16(Math.round(movie.frameRate * 256))
    .u16(1)
    .bytes(fileAttributesTag())
    .bytes(backgroundTag(movie.background));
  for (const { id, sound } of sounds) body.bytes(soundTag(id, sound));
  for (const { id, font } of fonts) body.bytes(fontTag(id, font));
  if (exported.length > 0) body.bytes(exportTag(exported));
  for (const script of movie.scripts) body.bytes(doActionTag(compileScript(script)));
  body.bytes(showFrameTag()).bytes(endTag());

  const head = new ByteWriter()
    .bytes(Buffer.from("CWS"))
    .u8(flashVersion)
    .u32(8 + body.length);
  return Buffer.concat([head.toBytes(), deflateSync(body.toBytes(), { level: 9 })]);
}

function stageRectangle({ width, height }: Movie): Uint8Array {
  const right = width * twipsPerPixel;
  const bottom = height * twipsPerPixel;
  const bits = Math.max(right, bottom).toString(2).length + 1;
  return new BitWriter()
    .unsigned(bits, 5)
    .signed(0, bits)
    .signed(right, bits)
    .signed(0, bits)
    .signed(bottom, bits)
    .toBytes();
}
