import { describe, expect, it } from "vitest";
import { parseVerified, type Verified, verdictOn, writeVerified } from "./verdict.ts";

const files = "0123456789abcdef";
const known = new Map<string, Verified>([
  ["snake/", { files, verdict: "plays" }],
  ["chess/", { files, verdict: "throws" }],
]);

describe("verdictOn", () => {
  it("tells what was seen of these very files", () => {
    expect(verdictOn(known, "snake/", files)).toBe("plays");
    expect(verdictOn(known, "chess/", files)).toBe("throws");
  });

  it("knows nothing of a game whose files have changed, nor of a new one", () => {
    expect(verdictOn(known, "snake/", "fedcba9876543210")).toBeUndefined();
    expect(verdictOn(known, "new/", files)).toBeUndefined();
  });
});

describe("writeVerified", () => {
  it("gives a line a game, sorted, that reads back as the same", () => {
    const text = writeVerified(known);
    expect(text.split("\n")[1]).toContain("chess/");
    expect(text.trimEnd().split("\n")).toHaveLength(4);
    expect(parseVerified(JSON.parse(text))).toEqual(known);
    expect(parseVerified(JSON.parse(writeVerified(new Map())))).toEqual(new Map());
  });
});

describe("parseVerified", () => {
  it("refuses an unknown verdict", () => {
    expect(() => parseVerified({ "snake/": { files, verdict: "fine" } })).toThrow();
  });
});
