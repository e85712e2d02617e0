import { deflateSync, inflateSync } from "node:zlib";
import { pngOf } from "@recess/games/consoles/toolchain/png.ts";
import { describe, expect, it } from "vitest";
import { packPicture } from "./pack-picture.ts";

const SIZE = 64;
const packed = pngOf(new Uint8Array(SIZE * SIZE * 3).fill(7), SIZE, SIZE);
const pixelsAt = packed.indexOf("IDAT") + 4;
const pixels = inflateSync(packed.subarray(pixelsAt, packed.indexOf("IEND") - 8));

/** The same picture with its pixels as they are, in two parts. */
function unpacked(): Buffer {
  const data = deflateSync(pixels, { level: 0 });
  const part = (bytes: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, Buffer.from("IDAT"), bytes, Buffer.alloc(4)]);
  };
  const before = packed.subarray(0, pixelsAt - 8);
  const after = packed.subarray(packed.indexOf("IEND") - 4);
  return Buffer.concat([before, part(data.subarray(0, 5000)), part(data.subarray(5000)), after]);
}

describe("packPicture", () => {
  it("packs pixels that came as they are, and changes none", () => {
    const copy = packPicture(unpacked());
    expect(copy.length).toBeLessThan(unpacked().length / 10);
    expect(copy.subarray(0, pixelsAt - 8)).toEqual(packed.subarray(0, pixelsAt - 8));
    const at = copy.indexOf("IDAT") + 4;
    expect(inflateSync(copy.subarray(at, copy.indexOf("IEND") - 8))).toEqual(pixels);
  });

  it("leaves alone what is packed, damaged, cut off or no PNG", () => {
    const damaged = unpacked();
    damaged.fill(9, damaged.indexOf("IDAT") + 4, damaged.indexOf("IDAT") + 40);
    for (const file of [
      packed,
      damaged,
      unpacked().subarray(0, 3000),
      Buffer.from("GIF89a"),
      Buffer.alloc(0),
    ])
      expect(packPicture(file)).toBe(file);
  });
});
