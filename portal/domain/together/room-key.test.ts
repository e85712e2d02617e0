import { describe, expect, it } from "vitest";
import { makeRoomCode, parseRoomKey } from "./room-key.ts";

describe("a room's key", () => {
  it("is a code of six letters, in either case and with spaces or hyphens", () => {
    expect(parseRoomKey("bcd-fgh")).toEqual({ code: "BCDFGH" });
    expect(parseRoomKey(" BCD FGH ")).toEqual({ code: "BCDFGH" });
  });

  it("is the id of a link", () => {
    expect(parseRoomKey("AAAAAAAAAAAAAAAAAAAA-_")).toEqual({ id: "AAAAAAAAAAAAAAAAAAAA-_" });
  });

  it.each([
    undefined,
    null,
    5,
    {},
    "",
    "BCDFG",
    "BCDFGA",
    "BCDFGHJ",
    "x".repeat(5000),
    "AAAAAAAAAAAAAAAAAAAA-_A",
  ])("is not %j", (raw) => {
    expect(() => parseRoomKey(raw)).toThrow("six letters");
  });

  it("has every letter of the alphabet as a code", () => {
    let at = 0;
    const code = makeRoomCode(() => (at++ % 19) / 19);
    expect(parseRoomKey(code)).toEqual({ code });
    expect(makeRoomCode(() => 0.999_999)).toBe("ZZZZZZ");
  });
});
