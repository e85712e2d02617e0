import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";

describe("decodeText", () => {
  const utf16 = Buffer.from("\uFEFFGröße 中", "utf16le");

  it.each([
    ["UTF-8", Buffer.from("Größe 中")],
    ["UTF-8 with a mark", Buffer.from("\uFEFFGröße 中")],
    ["UTF-16, little end first", utf16],
    ["UTF-16, big end first", Buffer.from(utf16).swap16()],
  ])("reads %s", (_, bytes) => {
    expect(decodeText(bytes)).toBe("Größe 中");
  });

  it("reads as windows-1252 what is no UTF-8", () => {
    expect(decodeText(Buffer.from("Größe €1".replace("€", "\x80"), "latin1"))).toBe("Größe €1");
  });
});
