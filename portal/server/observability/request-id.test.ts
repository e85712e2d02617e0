import { describe, expect, it } from "vitest";
import { makeRequestIds } from "./request-id.ts";

describe("makeRequestIds", () => {
  it("never gives two requests the same id, nor two processes", () => {
    const [one, other] = [makeRequestIds(0), makeRequestIds(0)];
    const ids = [one(undefined), one(undefined), other(undefined), other(undefined)];
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^\w{8}\.\w+$/);
  });

  it("keeps the id of a trusted proxy", () => {
    expect(makeRequestIds(1)("proxy-made-0001")).toBe("proxy-made-0001");
  });

  it("does not take an id from just anybody", () => {
    expect(makeRequestIds(0)("proxy-made-0001")).not.toContain("proxy");
  });

  it.each(["short", "x".repeat(65), "two words 12", 'a"quote"1234', "a\nline12345", ""])(
    "does not take %j for an id",
    (told) => {
      expect(makeRequestIds(1)(told)).not.toBe(told);
    },
  );
});
