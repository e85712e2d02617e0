import type { Contour, Font } from "./truetype.ts";
import { type FontTables, trueTypeFile } from "./woff.ts";

const onCurveFlag = 1;

/**
 * Rewrites the font as a TrueType file with these characters only and simple glyf outlines: every implied on-curve point is written out.
 * The Haxe compiler drops every contour that begins off the curve, which is to say every round letter.
 */
export function plainTrueType(tables: FontTables, font: Font, characters: readonly string[]): Buffer {
  const outlines = new Map(
    characters.map((character) => {
      const glyph = font.glyphOf(character);
      return [glyph.index, simpleGlyph(glyph.contours)];
    }),
  );
  const count = tables.get("maxp")?.readUInt16BE(4) ?? 0;
  const loca = Buffer.alloc((count + 1) * 4);
  const parts: Buffer[] = [];
  let length = 0;
  for (let index = 0; index < count; index++) {
    loca.writeUInt32BE(length, index * 4);
    const outline = outlines.get(index) ?? Buffer.alloc(0);
    parts.push(outline);
    length += outline.length;
  }
  loca.writeUInt32BE(length, count * 4);
  const head = Buffer.from(tables.get("head") ?? Buffer.alloc(54));
  head.writeInt16BE(1, 50);
  return trueTypeFile(new Map([...tables, ["glyf", Buffer.concat(parts)], ["loca", loca], ["head", head]]));
}

function simpleGlyph(contours: readonly Contour[]): Buffer {
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const words: number[] = [contours.length];
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  words.push(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  let end = -1;
  for (const contour of contours) {
    end += contour.length;
    words.push(end);
  }
  words.push(0);
  const steps = (values: readonly number[]) => values.map((value, i) => value - (values[i - 1] ?? 0));
  const flags = Buffer.from(points.map((point) => (point.onCurve ? onCurveFlag : 0)));
  const outline = Buffer.concat([int16Bytes(words), flags, int16Bytes([...steps(xs), ...steps(ys)])]);
  return Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)]);
}

function int16Bytes(values: readonly number[]): Buffer {
  const out = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => {
    out.writeInt16BE(value, i * 2);
  });
  return out;
}
