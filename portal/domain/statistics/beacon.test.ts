import { describe, expect, it } from "vitest";
import { parseBeacon } from "./beacon.ts";

describe("parseBeacon", () => {
  it("reads a launch and minutes", () => {
    expect(parseBeacon('{"game":"chess/"}')).toEqual({ game: "chess/" });
    expect(parseBeacon('{"game":"chess/","minutes":12}')).toEqual({ game: "chess/", minutes: 12 });
  });

  it("reads a look at a page that was fetched ahead", () => {
    expect(parseBeacon('{"page":"/play"}')).toEqual({ page: "/play" });
  });

  it.each([
    '{"page":"play"}',
    '{"page":"/play","game":"chess/"}',
    "",
    "null",
    "{}",
    "[]",
    "{",
    '{"game":7}',
    '{"game":""}',
    '{"game":"chess/","minutes":0}',
    '{"game":"chess/","minutes":1.5}',
    '{"game":"chess/","minutes":181}',
    '{"game":"chess/","minutes":"12"}',
    '{"game":"chess/","who":"me"}',
    `{"game":"${"x".repeat(2001)}"}`,
  ])("takes nothing from %s", (text) => expect(parseBeacon(text)).toBeUndefined());
});
