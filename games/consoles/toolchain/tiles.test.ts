import { describe, expect, it } from "vitest";
import { parseTiles } from "./tiles.ts";

const row = (text: string) => text.padEnd(8, ".");
const tile = (first: string) => [row(first), ...Array<string>(7).fill(row(""))].join("\n");
const font = `glyphs A\n${tile("1")}`;

describe("parseTiles", () => {
  it("writes both bit planes, the left pixel first", () => {
    const { chr, names } = parseTiles(`tile dots 8x8\n${tile(".123")}`, font, "t");
    const at = (names.get("dots") ?? 0) * 16;
    expect([chr[at], chr[at + 8]]).toEqual([0b0101_0000, 0b0011_0000]);
  });

  it("puts letters at their ASCII codes in the colour asked for", () => {
    const { chr } = parseTiles("font 2", font, "t");
    expect([chr[65 * 16], chr[65 * 16 + 8]]).toEqual([0, 0x80]);
  });

  it("keeps the place of the space empty, so that texts may have spaces", () => {
    const tiles = Array.from({ length: 60 }, (_, i) => `tile t${i} 8x8\n${tile("1")}`).join("\n");
    const { chr } = parseTiles(`font 1\n${tiles}`, font, "t");
    expect(chr[32 * 16]).toBe(0);
  });

  it("stores equal tiles of a picture once, and knows the empty one", () => {
    const rows = [`${row("1")}${row("1")}${row("")}`, ...Array<string>(7).fill(row("").repeat(3))];
    const { pictures } = parseTiles(`picture logo 24x8\n${rows.join("\n")}`, font, "t");
    expect(pictures.get("logo")).toEqual([3, 1, 1, 1, 0]);
  });

  it("names the line of a row that is too short", () => {
    expect(() => parseTiles(`tile a 8x8\n${row("")}\n...`, font, "t.txt")).toThrow("t.txt:3: a wants 8");
  });
});
