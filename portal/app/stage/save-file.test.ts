import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SAVE_QUOTA_CHARS } from "#player/protocol/save-entry.ts";
import { parseSaveFile, writeSaveFile } from "./save-file.ts";

const now = new Date("2026-01-02T03:04:05Z");

describe("a save file", () => {
  it("brings back what was written, whatever the keys are called", () => {
    const saves = fc.dictionary(fc.string(), fc.string());
    fc.assert(
      fc.property(fc.dictionary(fc.string(), saves), (games) => {
        expect(parseSaveFile(writeSaveFile(games, now))).toEqual({ ...games });
      }),
    );
  });

  it("is refused where its format, version or content is wrong", () => {
    expect(parseSaveFile("no JSON")).toBeUndefined();
    expect(parseSaveFile("null")).toBeUndefined();
    expect(parseSaveFile('{"games":{}}')).toBeUndefined();
    expect(parseSaveFile('{"format":"recess-saves","version":2,"games":{}}')).toBeUndefined();
    expect(parseSaveFile('{"format":"recess-saves","version":1,"games":{"a":{"b":1}}}')).toBeUndefined();
    expect(parseSaveFile('{"format":"recess-saves","version":1,"games":{"a":"b"}}')).toBeUndefined();
  });

  it("never throws, whatever file is chosen", () => {
    fc.assert(fc.property(fc.json(), (text) => void parseSaveFile(text)));
  });

  it("leaves out a game with more than a game may keep", () => {
    const games = { small: { a: "1" }, large: { a: "x".repeat(SAVE_QUOTA_CHARS) } };
    expect(parseSaveFile(writeSaveFile(games, now))).toEqual({ small: { a: "1" } });
  });
});
