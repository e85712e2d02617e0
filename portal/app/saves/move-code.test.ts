import { describe, expect, it } from "vitest";
import { newMoveCode, parseMoveCode, shownMoveCode } from "./move-code.ts";

describe("a code", () => {
  it("has eight letters and digits, another one each time", () => {
    const codes = Array.from({ length: 200 }, newMoveCode);
    expect(new Set(codes).size).toBe(200);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(new Set(codes.join("")).size).toBe(32);
  });

  it("is read however it is typed", () => {
    const code = newMoveCode();
    for (const text of [code, shownMoveCode(code), code.toLowerCase(), ` ${[...code].join(" ")} `])
      expect(parseMoveCode(text)).toBe(code);
    expect(parseMoveCode("oil0-il0o")).toBe("01101100");
  });

  it("is nothing else", () => {
    for (const text of ["", "ABCD-EFG", "ABCD-EFGHJ", "ABCD-EFGU", "ÄBCDEFGH", "ABCD_EFGH"])
      expect(parseMoveCode(text)).toBeUndefined();
  });
});
