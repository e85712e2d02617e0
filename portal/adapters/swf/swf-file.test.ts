import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anSwf, backgroundColor, endOfMovie, swfBody } from "#domain/catalogue/swf/swf.fixture.ts";
import { SwfRefusal } from "#domain/catalogue/swf/swf-refusal.ts";
import { readSwfFile, swfUnpacker } from "./swf-file.ts";

/** Text, bytes without a pattern, a long run and text again, packed by the reference implementation of LZMA. */
const plain = Buffer.concat([
  Buffer.from("recess at the bell ".repeat(60)),
  Buffer.from(Array.from({ length: 400 }, (_, i) => (i * i * 7 + i) % 251)),
  Buffer.from(Array.from({ length: 768 }, (_, i) => i % 256)),
  Buffer.from("again and again, ".repeat(20)),
]);
const packedByReference = Buffer.from(
  [
    "XQAAEAAAORlIkNL52FhwBsd3JlvWJglJXmIlOBZqjiglOm5/QaYDWxD/6Jc+uuFv9hasHARdqaH8y0U6366IK8yqqDlK3B7n",
    "f79nLAqBO6Y41tgLJks1ekHumFZ5uKW/9V0VHC08wXf2ILYGsPxZqeq8eLnFaA6C2oOs1IAIcpe705Ar3PqCtehi2agLioY9",
    "DPP8Vw5WYOrHRF/SbgHh/9imckeJuY55MQ4+6QJs80UtX5RdY3hfD4DbH+o/RXzaSR6p6DeByKVeR15EfUJjBkeJXcYvxqut",
    "+Mri3rCDXMXLedrZNwodvuYeQkzC80dBVtblYhBazRkiW44oNhlRp0nvh6sNH1fIyhikx0+qhdKYeqA1fW8YGplLNOn/dKp1",
    "GgZQPSAUnQ5ASojs5xNYU0Pz3R5hz1jqng8LEGluHWe92A6YVThnKFrRUoaFEwr3oDEfJATRq+3dATmtf6hexQyi8gPUaxvz",
    "7uRbEvuFRg4q5skK9aF96qgOHjdFatPt6yUW/yp0JEaUKJbVmUYnlRiuY6+UjyVoW2cYG5Wwc6+H8nX22XEob7lkf78EE99E",
    "jxdrVcxt+EgDe2neuyizaGn53ePsynH2Y3O0JyIDlKxAg+Gt8kAv+BKR55tP396B2uEi5wyzLibgEg7p5dZpi9SDw2l7HVHX",
    "wrA68y9RjPP/GGW0i4P07K+IMOQBet7HXPtieSgrKk3ieGtZzLbflYP5///y6uxA",
  ].join(""),
  "base64",
);

describe("swfUnpacker.lzma", () => {
  it("unpacks what the reference implementation packed", () => {
    const { outcome, bytes } = swfUnpacker.lzma(packedByReference, plain.length);
    expect(outcome).toBe("whole");
    expect(Buffer.from(bytes).equals(plain)).toBe(true);
  });

  it("says that a stream is cut short, and keeps what there is", () => {
    const { outcome, bytes } = swfUnpacker.lzma(packedByReference.subarray(0, 300), plain.length);
    expect(outcome).toBe("cut-short");
    expect(bytes.length).toBeGreaterThan(1000);
    expect(plain.subarray(0, bytes.length).equals(Buffer.from(bytes))).toBe(true);
  });

  it("stops at the declared size and never throws, whatever the bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(5000), (packed, size) => {
        expect(swfUnpacker.lzma(packed, size).bytes.length).toBeLessThanOrEqual(size);
      }),
    );
  });
});

describe("swfUnpacker.zlib", () => {
  const packed = deflateSync(plain);

  it("unpacks a whole stream", () => {
    expect(swfUnpacker.zlib(packed, plain.length)).toEqual({ outcome: "whole", bytes: plain });
  });

  it("says that a stream is cut short", () => {
    expect(swfUnpacker.zlib(packed.subarray(0, 200), plain.length).outcome).toBe("cut-short");
  });

  it("stops a decompression bomb at the declared size", () => {
    const bomb = deflateSync(Buffer.alloc(50_000_000));
    expect(swfUnpacker.zlib(bomb, 1000)).toEqual({ outcome: "too-large", bytes: new Uint8Array() });
  });

  it("calls garbage damaged, and never throws", () => {
    expect(swfUnpacker.zlib(Buffer.from("not a stream at all"), 1000).outcome).toBe("damaged");
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(5000), (bytes, size) => {
        expect(["whole", "cut-short", "damaged", "too-large"]).toContain(
          swfUnpacker.zlib(bytes, size).outcome,
        );
      }),
    );
  });
});

describe("readSwfFile", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "recess-swf-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function written(bytes: Uint8Array): Promise<string> {
    const file = path.join(folder, "movie.swf");
    await writeFile(file, bytes);
    return file;
  }

  it("reads a compressed movie from disk", async () => {
    const parts = { magic: "CWS", width: 720, tags: [backgroundColor(9, 8, 7), endOfMovie] };
    const file = await written(anSwf(parts, deflateSync(swfBody(parts))));
    expect(await readSwfFile(file)).toMatchObject({ compression: "zlib", width: 720, background: "#090807" });
  });

  it("refuses a movie that holds more than it declares", async () => {
    const bomb = anSwf({ magic: "CWS", declaredLength: 500 }, deflateSync(Buffer.alloc(10_000_000)));
    await expect(readSwfFile(await written(bomb))).rejects.toThrow(SwfRefusal);
  });
});
