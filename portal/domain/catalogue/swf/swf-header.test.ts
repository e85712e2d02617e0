import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anSwf, backgroundColor, endOfMovie, fileAttributes, swfBody } from "./swf.fixture.ts";
import { readSwfHeader, type SwfUnpacker, type Unpacked } from "./swf-header.ts";
import { SwfRefusal } from "./swf-refusal.ts";

/** An unpacker that hands back what the test tells it to. */
function unpackerGiving(unpacked: Unpacked): SwfUnpacker {
  return { zlib: () => unpacked, lzma: () => unpacked };
}
const unused = unpackerGiving({ outcome: "damaged", bytes: new Uint8Array() });

function faultOf(file: Uint8Array, unpacker = unused): string {
  try {
    readSwfHeader(file, unpacker);
  } catch (error) {
    if (error instanceof SwfRefusal) return error.fault;
    throw error;
  }
  return "none";
}

describe("readSwfHeader", () => {
  it("reads stage, rate, frames and version of a plain movie", () => {
    const header = readSwfHeader(
      anSwf({ version: 6, width: 640, height: 360, frameRate: 29.5, frameCount: 300 }),
      unused,
    );
    expect(header).toMatchObject({
      compression: "none",
      version: 6,
      width: 640,
      height: 360,
      frameRate: 29.5,
      frameCount: 300,
      avm: 1,
      background: undefined,
    });
  });

  it("reads ActionScript 3 and the background from the tags", () => {
    const tags = [fileAttributes(0x08), backgroundColor(0x10, 0x20, 0xff), endOfMovie];
    expect(readSwfHeader(anSwf({ tags }), unused)).toMatchObject({ avm: 2, background: "#1020ff" });
  });

  it.each([
    ["CWS", "zlib"],
    ["ZWS", "lzma"],
  ])("reads a movie packed as %s", (magic, compression) => {
    const unpacker = unpackerGiving({ outcome: "whole", bytes: swfBody({ width: 300 }) });
    expect(readSwfHeader(anSwf({ magic, width: 300 }, new Uint8Array(20)), unpacker)).toMatchObject({
      compression,
      width: 300,
    });
  });

  it("skips over long tags", () => {
    const tags = [
      { code: 14, body: Array.from({ length: 5000 }, () => 7) },
      backgroundColor(1, 2, 3),
      endOfMovie,
    ];
    expect(readSwfHeader(anSwf({ tags }), unused).background).toBe("#010203");
  });

  it("refuses what is no movie", () => {
    expect(faultOf(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))).toBe("not-swf");
    expect(faultOf(new Uint8Array())).toBe("not-swf");
  });

  it("refuses a movie with its end cut off, wherever it is cut", () => {
    const whole = anSwf({ tags: [fileAttributes(0), backgroundColor(1, 2, 3), endOfMovie] });
    for (let length = 3; length < whole.length; length++) {
      expect(faultOf(whole.subarray(0, length))).toBe("truncated");
    }
  });

  it("refuses a packed movie that unpacks to less than it declares", () => {
    const body = swfBody();
    const unpacker = unpackerGiving({ outcome: "cut-short", bytes: body.subarray(0, body.length - 3) });
    expect(faultOf(anSwf({ magic: "CWS" }), unpacker)).toBe("truncated");
  });

  it("refuses a tag that reaches past the end of the movie", () => {
    expect(faultOf(anSwf({ tags: [{ code: 9, body: [1, 2, 3] }], declaredLength: 32 }))).toBe("truncated");
  });

  it("passes on what the unpacker found wrong", () => {
    const none = new Uint8Array();
    expect(faultOf(anSwf({ magic: "CWS" }), unpackerGiving({ outcome: "damaged", bytes: none }))).toBe(
      "damaged",
    );
    expect(faultOf(anSwf({ magic: "ZWS" }), unpackerGiving({ outcome: "too-large", bytes: none }))).toBe(
      "too-large",
    );
  });

  it("refuses a movie that declares more than the limit before unpacking it", () => {
    expect(faultOf(anSwf({ magic: "CWS", declaredLength: 0xf0000000 }))).toBe("too-large");
  });

  it("refuses a movie with nothing to show behind its head", () => {
    expect(faultOf(anSwf({ hasFrame: false }))).toBe("damaged");
    expect(faultOf(anSwf({ tags: [] }))).toBe("damaged");
  });

  it("refuses a movie without a stage", () => {
    expect(faultOf(anSwf({ width: 0 }))).toBe("damaged");
  });

  it("never throws anything but a refusal, whatever the bytes", () => {
    const file = fc
      .tuple(fc.constantFrom("FWS", "CWS", "ZWS", "GIF"), fc.uint8Array({ maxLength: 200 }))
      .map(([magic, rest]) => Uint8Array.from([...Buffer.from(magic), ...rest]));
    const unpacked = fc.record({
      outcome: fc.constantFrom<Unpacked["outcome"]>("whole", "cut-short", "too-large", "damaged"),
      bytes: fc.uint8Array({ maxLength: 200 }),
    });
    fc.assert(
      fc.property(file, unpacked, (bytes, result) => {
        faultOf(bytes, unpackerGiving(result));
      }),
      { numRuns: 500 },
    );
  });

  it("never throws anything but a refusal for a movie with one byte changed", () => {
    const whole = anSwf({ tags: [fileAttributes(8), backgroundColor(1, 2, 3), endOfMovie] });
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }), (at, value) => {
        faultOf(Uint8Array.from(whole, (byte, index) => (index === at ? value : byte)));
      }),
    );
  });
});
