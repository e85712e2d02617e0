import { describe, expect, it } from "vitest";
import { parseRecordIndex } from "./record-game.ts";

const entry = { version: "1a2b", file: "slopeline.js", gamePath: "slopeline/" };

describe("parseRecordIndex", () => {
  it("reads what the build writes, with one board and the word Score where it says nothing", () => {
    expect(parseRecordIndex({ slopeline: entry })).toEqual([
      {
        ...entry,
        game: "slopeline",
        family: "slopeline",
        unit: "Score",
        hasGhost: false,
        boards: [{ id: "", name: "" }],
      },
    ]);
    const boards = [{ id: "sprint", name: "Sprint" }];
    expect(parseRecordIndex({ a: { ...entry, unit: "Metres", boards } })).toMatchObject([
      { unit: "Metres", boards },
    ]);
  });

  it.each([
    null,
    [],
    { a: 1 },
    { a: {} },
    { a: { ...entry, version: 1 } },
    { a: { ...entry, boards: [] } },
    { a: { ...entry, boards: [{ id: 1, name: "" }] } },
  ])("throws for %j", (raw) => {
    expect(() => parseRecordIndex(raw)).toThrow(TypeError);
  });
});
