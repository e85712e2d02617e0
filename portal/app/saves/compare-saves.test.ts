import { describe, expect, it } from "vitest";
import { SAVE_QUOTA_CHARS, type SaveEntry } from "#player/protocol/save-entry.ts";
import { compareSaves, entriesToWrite } from "./compare-saves.ts";
import type { SavedValue } from "./save-file.ts";

const compare = (imported: SavedValue[], here: SaveEntry[]) =>
  compareSaves(new Map([["chess/", imported]]), new Map([["chess/", here]]))[0];

describe("compareSaves", () => {
  it("calls a game new that has nothing here, or only keys that it removed", () => {
    expect(compare([["level", "3", 10]], [])?.verdict).toBe("new");
    expect(compare([["level", "3", 10]], [["level", null, 20]])?.verdict).toBe("new");
  });

  it.each([
    { imported: "3", at: 10, verdict: "newer" },
    { imported: "3", at: 1, verdict: "older" },
    { imported: "2", at: 99, verdict: "same" },
  ])("calls a value $imported written at $at $verdict than 2 written at 5", ({ imported, at, verdict }) => {
    expect(compare([["level", imported, at]], [["level", "2", 5]])?.verdict).toBe(verdict);
  });

  it("calls a game mixed where both sides have gone on", () => {
    const found = compare(
      [
        ["gold", "9", 10],
        ["level", "1", 1],
        ["slot 2", "x", 1],
        ["volume", "5", 1],
      ],
      [
        ["gold", "4", 5],
        ["level", "2", 5],
        ["volume", "5", 5],
      ],
    );
    expect(found).toMatchObject({ verdict: "mixed", keys: { new: 1, newer: 1, older: 1, same: 1 } });
  });

  it("says where the game could not keep both together", () => {
    const half = "x".repeat(SAVE_QUOTA_CHARS / 2);
    expect(compare([["a", half, 1]], [["a", half, 1]])?.fits).toBe(true);
    expect(compare([["a", half, 1]], [["b", half, 1]])?.fits).toBe(false);
  });
});

describe("entriesToWrite", () => {
  const now = 100;
  it.each<[string, SavedValue, SaveEntry[], SaveEntry[]]>([
    ["a new key as it is", ["a", "1", 10], [], [["a", "1", 10]]],
    ["a newer value as it is", ["a", "1", 10], [["a", "0", 5]], [["a", "1", 10]]],
    ["an older value as of now", ["a", "1", 10], [["a", "0", 50]], [["a", "1", 100]]],
    [
      "an older value so that it wins over a clock ahead",
      ["a", "1", 10],
      [["a", "0", 500]],
      [["a", "1", 500]],
    ],
    ["a value from the future as of now", ["a", "1", 999], [], [["a", "1", 100]]],
    ["a key that was removed here as of now", ["a", "1", 10], [["a", null, 50]], [["a", "1", 100]]],
    ["nothing that is the same", ["a", "1", 10], [["a", "1", 5]], []],
  ])("writes %s", (_, value, here, written) => {
    expect(entriesToWrite([value], here, now)).toEqual(written);
  });
});
