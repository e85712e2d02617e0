import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { inlineFont } from "./inline-font.ts";

const file = "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2";
const TRUETYPE = 0x00010000;
const faceWith = (range: string) =>
  `@font-face { font-family: F; src: url("${file}") format("woff2"); unicode-range: ${range}; }`;
const built = async (css: string) =>
  `${await postcss([inlineFont]).process(css, { from: undefined }).async()}`;

describe("inlineFont", () => {
  it("puts the letters of a short range into the stylesheet, and no others", async () => {
    const [, few = ""] = /base64,([^"]+)/.exec(await built(faceWith("U+41-43"))) ?? [];
    const [, ascii = ""] = /base64,([^"]+)/.exec(await built(faceWith("U+20-7E"))) ?? [];
    expect(Buffer.from(few, "base64").readUInt32BE()).toBe(TRUETYPE);
    expect(few.length * 4).toBeLessThan(ascii.length);
  });

  it("leaves the file of a long range for browsers to fetch", async () => {
    expect(await built(faceWith("U+A0-10FFFF"))).toContain(file);
  });
});
