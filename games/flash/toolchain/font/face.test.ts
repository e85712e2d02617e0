import { describe, expect, it } from "vitest";
import { faceCharacters, loadFace } from "./face.ts";
import { plainTrueType } from "./plain-truetype.ts";
import { readFont } from "./truetype.ts";
import { type FontTables, readWoff } from "./woff.ts";

/** The tables of a plain TrueType file, read back. */
function tablesOf(file: Buffer): FontTables {
  return new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, i) => {
      const entry = 12 + i * 16;
      const offset = file.readUInt32BE(entry + 8);
      const name = file.toString("latin1", entry, entry + 4);
      return [name, file.subarray(offset, offset + file.readUInt32BE(entry + 12))];
    }),
  );
}

describe("the embedded face", () => {
  const { tables, font } = loadFace();

  it.each(faceCharacters.filter((character) => character !== " "))("has an outline for %s", (character) => {
    const { contours, advance } = font.glyphOf(character);
    expect(advance).toBeGreaterThan(0);
    expect(contours.length).toBeGreaterThan(0);
    for (const contour of contours) {
      expect(contour[0]?.onCurve).toBe(true);
      const neighbours = contour.map((point, i) => [point, contour[(i + 1) % contour.length]] as const);
      expect(neighbours.some(([a, b]) => !a.onCurve && !b?.onCurve)).toBe(false);
    }
  });

  it("has the two rings of an 'o'", () => {
    expect(font.glyphOf("o").contours).toHaveLength(2);
  });

  it("says which character it lacks", () => {
    expect(() => font.glyphOf("漢")).toThrow("The font has no '漢'.");
  });

  it("keeps every outline when it is written out for Haxe", () => {
    const rewritten = readFont(tablesOf(plainTrueType(tables, font, faceCharacters)));
    for (const character of faceCharacters)
      expect(rewritten.glyphOf(character)).toEqual(font.glyphOf(character));
  });

  it("refuses a file that is no WOFF font", () => {
    expect(() => readWoff(Buffer.from("OTTO and more bytes"))).toThrow("Not a WOFF font.");
  });
});
