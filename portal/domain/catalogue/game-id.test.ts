import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idOfPath, pathOfId } from "./game-id.ts";

/** Every code point but the halves of pairs, which no file name or address has. */
const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
const paths = fc.string({ unit: character, maxLength: 300 });

describe("idOfPath", () => {
  it("writes URL-safe base64 without padding", () => {
    expect(idOfPath("slopeline/")).toBe("c2xvcGVsaW5lLw");
    expect(idOfPath("ÿþ?~")).toBe("w7_Dvj9-");
  });

  it("never needs escaping in an address", () => {
    fc.assert(fc.property(paths, (path) => /^[\w-]*$/.test(idOfPath(path))));
  });
});

describe("pathOfId", () => {
  it("gives back any path that was written as an id", () => {
    fc.assert(fc.property(paths, (path) => pathOfId(idOfPath(path)) === path));
  });

  it("reads standard base64, padded or not, plain or percent-encoded", () => {
    fc.assert(
      fc.property(paths, (path) => {
        const standard = btoa(String.fromCharCode(...new TextEncoder().encode(path)));
        const forms = [standard, standard.replace(/=+$/, ""), encodeURIComponent(standard)];
        expect(forms.map(pathOfId)).toEqual([path, path, path]);
      }),
    );
  });

  it("reads a standard id that a foreign link carries", () => {
    expect(pathOfId("aHR0cHM6Ly9hZ2FyLmlvLw==")).toBe("https://agar.io/");
    expect(pathOfId("aHR0cHM6Ly9hZ2FyLmlvLw%3D%3D")).toBe("https://agar.io/");
  });

  it("keeps a byte order mark that a path really begins with", () => {
    expect(pathOfId(idOfPath("\ufeffa/"))).toBe("\ufeffa/");
  });

  it.each([
    ["a length that base64 never has", "abcde"],
    ["padding that does not complete it", "YQ="],
    ["padding in the middle", "YQ==YQ=="],
    ["characters outside the alphabet", "a b c"],
    ["a line break", "YWJj\n"],
    ["broken percent-encoding", "%E0%A4%A"],
    ["percent-encoding twice over", "YQ%253D%253D"],
    ["bytes that are not UTF-8", "_w"],
    ["half a surrogate pair in UTF-8", "7aCA"],
    ["more than any path needs", "a".repeat(30_000)],
  ])("refuses %s", (_, text) => {
    expect(pathOfId(text)).toBeUndefined();
  });

  it("answers for any text at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }), (text) => {
        const path = pathOfId(text);
        expect(path === undefined || pathOfId(idOfPath(path)) === path).toBe(true);
      }),
    );
  });
});
