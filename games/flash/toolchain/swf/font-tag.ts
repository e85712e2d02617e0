import { ByteWriter } from "#flash/toolchain/bytes/byte-writer.ts";
import { type GlyphPoint, glyphShape } from "./glyph-shape.ts";

/** Font to embed in a SWF, with the outlines of its glyphs. */
export type EmbeddedFont = {
  name: string;
  /** Font units to the em; y upwards, as fonts have it. */
  unitsPerEm: number;
  ascent: number;
  descent: number;
  glyphs: readonly { character: string; advance: number; contours: readonly (readonly GlyphPoint[])[] }[];
};

// DefineFont3 measures in twentieths of a 1024-unit em.
const unitsPerSwfEm = 1024 * 20;
const flags = { hasLayout: 0x80, wideOffsets: 0x08, wideCodes: 0x04 };

/** Body of a DefineFont3 SWF tag: glyph shapes, character codes and layout. */
export function fontBody(id: number, font: EmbeddedFont): Uint8Array {
  const scale = (value: number) => Math.round((value * unitsPerSwfEm) / font.unitsPerEm);
  // Sorted, because the player finds a code by binary search.
  const glyphs = font.glyphs.toSorted((a, b) => codeOf(a.character) - codeOf(b.character));
  const shapes = glyphs.map((glyph) =>
    glyphShape(
      glyph.contours.map((contour) =>
        contour.map(({ x, y, onCurve }) => ({ x: scale(x), y: -scale(y), onCurve })),
      ),
    ),
  );
  const name = Buffer.from(font.name);
  const out = new ByteWriter()
    .u16(id)
    .u8(flags.hasLayout | flags.wideOffsets | flags.wideCodes)
    .u8(1);
  out.u8(name.length).bytes(name).u16(glyphs.length);
  let offset = (glyphs.length + 1) * 4;
  for (const shape of shapes) {
    out.u32(offset);
    offset += shape.length;
  }
  out.u32(offset);
  for (const shape of shapes) out.bytes(shape);
  for (const { character } of glyphs) out.u16(codeOf(character));
  out.u16(scale(font.ascent)).u16(scale(font.descent)).u16(0);
  for (const { advance } of glyphs) out.u16(scale(advance));
  // Bounds are part of the layout but no player reads them: an empty rectangle is one zero byte.
  for (const _ of glyphs) out.u8(0);
  return out.u16(0).toBytes();
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
