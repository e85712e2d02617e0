import type { FontTables } from "./woff.ts";

export type Point = { x: number; y: number; onCurve: boolean };
export type Contour = readonly Point[];

/** Glyph outline in font units, y upwards. Every contour begins on the curve, and no two control points are adjacent. */
export type Glyph = { index: number; advance: number; contours: readonly Contour[] };

/** TrueType font: metrics, and glyphs by character. */
export type Font = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  glyphOf(character: string): Glyph;
};

/** Reads a TrueType font with simple glyphs from its tables (cmap, glyf, head, hhea, hmtx, loca). */
export function readFont(tables: FontTables): Font {
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (!found) throw new Error(`The font has no '${name}' table.`);
    return found;
  };
  const [head, hhea, hmtx, loca, glyf] = [
    table("head"),
    table("hhea"),
    table("hmtx"),
    table("loca"),
    table("glyf"),
  ];
  const indexOf = characterMap(table("cmap"));
  const hasLongOffsets = head.readInt16BE(50) === 1;
  const offsetOf = (index: number) =>
    hasLongOffsets ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2;
  const lastMetric = hhea.readUInt16BE(34) - 1;
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    glyphOf(character) {
      const index = indexOf(character.codePointAt(0) ?? 0);
      if (index === 0) throw new Error(`The font has no '${character}'.`);
      const outline = glyf.subarray(offsetOf(index), offsetOf(index + 1));
      return {
        index,
        advance: hmtx.readUInt16BE(Math.min(index, lastMetric) * 4),
        contours: outline.length === 0 ? [] : simpleContours(outline).map(beginningOnCurve),
      };
    },
  };
}

/** Character to glyph mapping of the cmap table. Only format 4 (the Basic Multilingual Plane) is read: it holds every character that our games write. */
function characterMap(cmap: Buffer): (code: number) => number {
  const count = cmap.readUInt16BE(2);
  const starts = Array.from({ length: count }, (_, i) => cmap.readUInt32BE(8 + i * 8));
  const start = starts.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error("The font has no character map of format 4.");
  const map = cmap.subarray(start);
  const segments = map.readUInt16BE(6) / 2;
  const row = (number: number, i: number) => 14 + number * segments * 2 + (number > 0 ? 2 : 0) + i * 2;
  return (code) => {
    for (let i = 0; i < segments; i++) {
      if (code > map.readUInt16BE(row(0, i))) continue;
      const first = map.readUInt16BE(row(1, i));
      if (code < first) return 0;
      const delta = map.readInt16BE(row(2, i));
      const range = map.readUInt16BE(row(3, i));
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = map.readUInt16BE(row(3, i) + range + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

const onCurveFlag = 1;
const repeatFlag = 8;

/** Contours of a simple glyph in the glyf table. */
function simpleContours(outline: Buffer): Contour[] {
  const count = outline.readInt16BE(0);
  if (count < 0) throw new Error("Glyphs that are put together from others are not read.");
  const ends = Array.from({ length: count }, (_, i) => outline.readUInt16BE(10 + i * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + count * 2;
  at += 2 + outline.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = outline.readUInt8(at++);
    const times = flag & repeatFlag ? outline.readUInt8(at++) + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  // Each coordinate is a step from the one before: a byte with its sign in a flag, a word, or nothing at all.
  const coordinates = (shortFlag: number, sameFlag: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & shortFlag) value += outline.readUInt8(at++) * (flag & sameFlag ? 1 : -1);
      else if (!(flag & sameFlag)) {
        value += outline.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  const points = flags.map((flag, i) => ({
    x: xs[i] ?? 0,
    y: ys[i] ?? 0,
    onCurve: (flag & onCurveFlag) !== 0,
  }));
  return ends.map((end, i) => points.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end + 1));
}

/** Writes out the implied on-curve points, which TrueType leaves out halfway between two control points, and rotates the contour to begin on the curve. */
function beginningOnCurve(contour: Contour): Contour {
  const points = contour.flatMap((point, i) => {
    const next = contour[(i + 1) % contour.length];
    if (point.onCurve || !next || next.onCurve) return [point];
    return [
      point,
      { x: Math.floor((point.x + next.x) / 2), y: Math.floor((point.y + next.y) / 2), onCurve: true },
    ];
  });
  const start = points.findIndex((point) => point.onCurve);
  return [...points.slice(start), ...points.slice(0, start)];
}
