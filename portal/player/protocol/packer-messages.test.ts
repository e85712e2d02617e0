import { describe, expect, it } from "vitest";
import { packerRequest, parseFromPacker, parseToPacker } from "./packer-messages.ts";

describe("parseFromPacker", () => {
  it("takes a version and a size", () => {
    expect(parseFromPacker({ type: "kept", version: "a-1_b", bytes: 7, name: "x" })).toEqual({
      type: "kept",
      version: "a-1_b",
      bytes: 7,
    });
  });

  it.each([
    { version: "a", bytes: -1 },
    { version: "a", bytes: Number.NaN },
    { version: "a", bytes: Number.POSITIVE_INFINITY },
    { version: "a", bytes: 2 ** 40 },
    { version: "a", bytes: "7" },
    { version: "../a", bytes: 7 },
    { version: "a".repeat(65), bytes: 7 },
    { bytes: 7 },
  ])("refuses what a game could say in its place: %j", (said) => {
    expect(parseFromPacker({ type: "kept", ...said })).toBeUndefined();
  });
});

describe("parseToPacker", () => {
  it("reads what packerRequest writes, and nothing without its mark", () => {
    const request = { type: "keep", guest: "html5/chess", isPinned: true } as const;
    expect(parseToPacker(packerRequest(request))).toEqual(request);
    expect(parseToPacker(request)).toBeUndefined();
  });
});
