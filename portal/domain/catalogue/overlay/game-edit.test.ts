import { describe, expect, it } from "vitest";
import { parseEdit, parseOverlay, writeOverlay } from "./game-edit.ts";

describe("parseOverlay", () => {
  it("reads what it wrote", () => {
    const edits = new Map([
      ["go/", { of: "Go", tags: ["board"], date: "2020-01-02" }],
      [
        "film.swf",
        { of: "Film", flash: { address: "http://maker.example/film.swf", parameters: { a: "1" } } },
      ],
    ]);
    expect(parseOverlay(JSON.parse(writeOverlay(edits)))).toEqual(edits);
  });

  it.each([
    [[], /object/],
    [{ games: { "go/": { of: "Go", hiden: true } } }, /games › go\/.*hiden/],
    [{ games: { "go/": { of: "Go", tags: ["No Tag"] } } }, /games › go\/ › tags › 0: a tag is/],
    [{ games: { "go/": { of: "Go", date: "2020-02-31" } } }, /date: must be a day/],
    [{ games: { "go/": { of: "Go", cover: "../../secret.webp" } } }, /cover/],
    [{ games: { "go/": { of: "Go", flash: { address: "javascript:alert(1)//.swf" } } } }, /address/],
    [{ games: { "go/": { name: "No original" } } }, /of/],
  ])("refuses %j by the place of the mistake", (raw, message) => {
    expect(() => parseOverlay(raw)).toThrow(message);
  });
});

describe("parseEdit", () => {
  it("cleans texts as those of a catalogue", () => {
    expect(parseEdit({ of: "Go", name: "  Wei\u0007qi " }).name).toBe("Weiqi");
    expect(() => parseEdit({ of: "Go", name: " \u0007" })).toThrow(/name/);
  });
});
