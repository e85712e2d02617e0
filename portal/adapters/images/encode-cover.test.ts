import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coverSizes, writeCovers } from "./encode-cover.ts";

describe("writeCovers", () => {
  let dir = "";
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), "recess-covers-"));
  });
  afterAll(() => rm(dir, { recursive: true }));

  it("makes four files of fixed size that fit their limits, however busy the picture", async () => {
    const specks = randomBytes(40 * 40 * 3);
    const busy = await sharp(specks, { raw: { width: 40, height: 40, channels: 3 } })
      .resize(1280, 720, { fit: "fill" })
      .png()
      .toBuffer();
    expect(await writeCovers(busy, dir)).toHaveLength(4);
    for (const size of coverSizes) {
      for (const type of ["avif", "webp"] as const) {
        const file = path.join(dir, `cover${size.suffix}.${type}`);
        expect((await stat(file)).size).toBeLessThanOrEqual(size.maxBytes[type]);
        expect(await sharp(file).metadata()).toMatchObject({ width: size.width, height: size.height });
      }
    }
  });

  it("shows all of a picture that is larger than a screen", async () => {
    const quarter = { create: { width: 1500, height: 900, channels: 3, background: "#2266cc" } } as const;
    const large = await sharp({ create: { width: 3000, height: 1800, channels: 3, background: "#cc6622" } })
      .composite([
        { input: quarter, left: 1500, top: 0 },
        { input: quarter, left: 0, top: 900 },
      ])
      .png()
      .toBuffer();
    await writeCovers(large, dir);
    const { data, info } = await sharp(path.join(dir, "cover.webp"))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const redAt = (x: number) => data[(45 * info.width + x) * 3] ?? 0;
    expect(redAt(80)).toBeGreaterThan(180);
    expect(redAt(240)).toBeLessThan(60);
  });

  it("shows a tall game whole, between darker copies of itself", async () => {
    const stripe = (rows: number, left: readonly number[], right: readonly number[]) =>
      Array.from({ length: rows }, () => [...Array(30).fill(left), ...Array(30).fill(right)]).flat(2);
    const [red, green, blue, grey] = [
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [99, 99, 99],
    ] as const;
    const stripes = [...stripe(20, grey, red), ...stripe(80, green, green), ...stripe(20, blue, grey)];
    const tall = await sharp(Buffer.from(stripes), { raw: { width: 60, height: 120, channels: 3 } })
      .png()
      .toBuffer();
    await writeCovers(tall, dir);
    const { data, info } = await sharp(path.join(dir, "cover.webp"))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
    const [redAtTheTop = 0] = at(180, 8);
    const [, , blueAtTheEnd = 0] = at(140, 172);
    const [, greenBeside = 255] = at(20, 90);
    expect(redAtTheTop).toBeGreaterThan(200);
    expect(blueAtTheEnd).toBeGreaterThan(200);
    expect(greenBeside).toBeLessThan(200);
  });
});
