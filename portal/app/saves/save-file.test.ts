import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SAVE_QUOTA_CHARS } from "#player/protocol/save-entry.ts";
import { MAX_SAVE_FILE_CHARS, parseSaveFile, type SavedValue, writeSaveFile } from "./save-file.ts";

const now = new Date("2026-01-02T03:04:05Z");
const file = (content: object) =>
  JSON.stringify({ format: "recess-saves", version: 2, exportedAt: now.toISOString(), ...content });

describe("a save file", () => {
  it("brings back what was written, whatever the keys are called", () => {
    const values = fc.uniqueArray(fc.tuple(fc.string(), fc.string(), fc.nat()), {
      selector: ([key]) => key,
      minLength: 1,
    });
    const games = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1 }), values), {
      selector: ([path]) => path,
      minLength: 1,
    });
    fc.assert(
      fc.property(games, (entries) => {
        const saves = new Map<string, SavedValue[]>(entries);
        expect(parseSaveFile(writeSaveFile(saves, now))).toEqual(saves);
      }),
    );
  });

  it("of the first version is read, its values as old as the file", () => {
    const text = file({ version: 1, games: { "chess/": { level: "3" } } });
    expect(parseSaveFile(text)).toEqual(new Map([["chess/", [["level", "3", now.getTime()]]]]));
  });

  it.each([
    ["no JSON", "no-save-file"],
    ["null", "no-save-file"],
    ['{"games":{}}', "no-save-file"],
    [file({ version: 3, games: { a: [] } }), "newer-version"],
    [file({ version: "2", games: { a: [] } }), "damaged"],
    [file({ games: [] }), "damaged"],
    [file({ exportedAt: "long ago", games: { a: [["b", "c", 1]] } }), "damaged"],
    [file({ games: { a: [["b", 1, 1]] } }), "damaged"],
    [file({ games: { a: [["b", "c", 1]], d: { e: "f" } } }), "damaged"],
    [file({ version: 1, games: { a: { b: 1 } } }), "damaged"],
    [file({ version: 1, games: { a: { b: null } } }), "damaged"],
    [file({ version: 1, games: { a: "b" } }), "damaged"],
    [file({ games: { a: [["b", "x".repeat(SAVE_QUOTA_CHARS), 1]] } }), "too-large"],
    ["x".repeat(MAX_SAVE_FILE_CHARS + 1), "too-large"],
    [file({ games: { a: [] } }), "empty"],
  ] as const)("is refused where something is wrong (case %#)", (text, refusal) => {
    expect(parseSaveFile(text)).toBe(refusal);
  });

  it("never throws, whatever file is chosen", () => {
    fc.assert(fc.property(fc.json(), (text) => void parseSaveFile(text)));
  });
});
