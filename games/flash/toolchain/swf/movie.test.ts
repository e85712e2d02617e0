import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { runActions } from "#flash/toolchain/compiler/avm1-machine.fixture.ts";
import { compileMovie, type Movie } from "./movie.ts";

const movie: Movie = {
  width: 550,
  height: 400,
  frameRate: 30,
  background: 0x102030,
  scripts: [
    { file: "one.as", text: "var greeting = 'hello';" },
    { file: "two.as", text: "trace('world');" },
  ],
  sounds: [{ name: "ping", samples: Int16Array.of(0, 1000, -1000) }],
  fonts: [
    {
      name: "Square",
      unitsPerEm: 1000,
      ascent: 800,
      descent: 200,
      glyphs: [
        {
          character: "b",
          advance: 600,
          contours: [
            [
              { x: 0, y: 0, onCurve: true },
              { x: 500, y: 0, onCurve: true },
              { x: 250, y: 700, onCurve: false },
            ],
          ],
        },
        { character: "a", advance: 500, contours: [] },
      ],
    },
  ],
};

/** The tags of a compiled movie, read by the format's own rules. */
function tagsOf(swf: Uint8Array): { code: number; body: Buffer }[] {
  const body = inflateSync(Buffer.from(swf).subarray(8));
  const rectangleBytes = Math.ceil((5 + 4 * ((body[0] ?? 0) >> 3)) / 8);
  const tags: { code: number; body: Buffer }[] = [];
  let at = rectangleBytes + 4;
  while (at < body.length) {
    const head = body.readUInt16LE(at);
    const isLong = (head & 0x3f) === 0x3f;
    const length = isLong ? body.readUInt32LE(at + 2) : head & 0x3f;
    at += isLong ? 6 : 2;
    tags.push({ code: head >> 6, body: body.subarray(at, at + length) });
    at += length;
  }
  return tags;
}

describe("compileMovie", () => {
  const swf = compileMovie(movie);
  const tags = tagsOf(swf);
  const only = (code: number) => tags.filter((tag) => tag.code === code).map((tag) => tag.body);

  it("writes a compressed Flash 8 file that declares its real length", () => {
    const file = Buffer.from(swf);
    expect(file.toString("latin1", 0, 3)).toBe("CWS");
    expect(file[3]).toBe(8);
    expect(file.readUInt32LE(4)).toBe(8 + inflateSync(file.subarray(8)).length);
  });

  it("closes with a frame and the end", () => {
    expect(tags.slice(-2).map((tag) => tag.code)).toEqual([1, 0]);
  });

  it("keeps the scripts apart and in order", () => {
    const scripts = only(12);
    expect(scripts).toHaveLength(2);
    expect(runActions(Uint8Array.from(scripts[1] ?? []))).toEqual(["world"]);
  });

  it("stores sounds as they are and exports them by name", () => {
    const [sound] = only(14);
    expect(sound?.readUInt32LE(3)).toBe(3);
    expect([7, 9, 11].map((at) => sound?.readInt16LE(at))).toEqual([0, 1000, -1000]);
    expect(only(56)[0]?.toString("latin1")).toContain("ping\0");
  });

  it("embeds the face's letters in the order of their codes", () => {
    const [font] = only(75);
    const nameLength = font?.[4] ?? 0;
    const table = 5 + nameLength + 2;
    expect(font?.toString("latin1", 5, 5 + nameLength)).toBe("Square");
    const codes = table + (font?.readUInt32LE(table + 8) ?? 0);
    expect([font?.readUInt16LE(codes), font?.readUInt16LE(codes + 2)]).toEqual([97, 98]);
    // Ascent, in twentieths of a 1024-unit em.
    expect(font?.readInt16LE(codes + 4)).toBe(Math.round(0.8 * 20_480));
  });

  it("gives the same bytes each time", () => {
    expect(Buffer.from(compileMovie(movie)).equals(Buffer.from(swf))).toBe(true);
  });
});
