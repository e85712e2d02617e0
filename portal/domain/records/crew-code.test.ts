import { describe, expect, it } from "vitest";
import { makeCrewCode, parseCrewCode } from "./crew-code.ts";

describe("makeCrewCode", () => {
  it("makes eight letters that cannot be mistaken for each other and spell nothing", () => {
    let at = 0;
    for (let run = 0; run < 200; run++)
      expect(makeCrewCode(() => (at++ * 0.618_034) % 1)).toMatch(/^[B-Z]{8}$/);
    expect(makeCrewCode(() => 0.999_999)).not.toMatch(/[AEIOULY01]/);
  });
});

describe("parseCrewCode", () => {
  it("reads a code as people write it", () => {
    for (const text of ["BCDFGHJK", "bcdf-ghjk", " BCDF GHJK ", "b-c-d-f-g-h-j-k"])
      expect(parseCrewCode(text)).toBe("BCDFGHJK");
  });

  it.each([
    undefined,
    7,
    "",
    "BCDFGHJ",
    "BCDFGHJKM",
    "ABCDEFGH",
    "BCDFGHJ0",
    "B".repeat(50),
    "ＢＣＤＦＧＨＪＫ",
  ])("refuses %j", (text) => {
    expect(() => parseCrewCode(text)).toThrow(expect.objectContaining({ code: "crew-code-invalid" }));
  });
});
