import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noGames, parseMyGames, withLaunch, withoutPlayed, withPlayTime, writeMyGames } from "./my-games.ts";

const idsOf = (played: readonly { id: string }[]) => played.map(({ id }) => id);

describe("parseMyGames", () => {
  it("reads what was written", () => {
    const mine = {
      stars: ["Y2hlc3Mv", "a_b-c"],
      played: [{ id: "Y2hlc3Mv", at: 1_700_000_000_000, playedMs: 90_000 }],
      hasShortcuts: false,
    };
    expect(parseMyGames(writeMyGames(mine))).toEqual(mine);
  });

  it.each([null, "", "{", "null", "7", "[]", '"x"', '{"v":2,"stars":["a"]}', '{"stars":["a"]}'])(
    "takes %j for nothing at all",
    (text) => expect(parseMyGames(text)).toEqual(noGames),
  );

  it("leaves out whatever is no game, and every game that comes twice", () => {
    const text = JSON.stringify({
      v: 1,
      stars: ["a", 7, "b", "a", "", "../x", { id: "c" }, "x".repeat(2001)],
      played: [["a", 5, 1], ["b", -1, 1], ["c", 5, null], ["a", 9, 9], "d", [], ["e", 4, 0, "more"]],
      keys: "yes",
    });
    expect(parseMyGames(text)).toEqual({
      stars: ["a", "b"],
      played: [
        { id: "a", at: 5, playedMs: 1 },
        { id: "e", at: 4, playedMs: 0 },
      ],
      hasShortcuts: true,
    });
  });

  it("is bounded", () => {
    const stars = Array.from({ length: 600 }, (_, at) => `g${at}`);
    expect(parseMyGames(JSON.stringify({ v: 1, stars })).stars).toEqual(stars.slice(0, 500));
  });

  it("never fails, and what it gives can be written and read again", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const mine = parseMyGames(text);
        expect(parseMyGames(writeMyGames(mine))).toEqual(mine);
      }),
    );
  });
});

describe("played games", () => {
  it("come latest first, each once, with the time of all launches", () => {
    let mine = withLaunch(noGames, "a", 100);
    mine = withPlayTime(mine, "a", 5000);
    mine = withLaunch(mine, "b", 200);
    mine = withLaunch(mine, "a", 300);
    mine = withPlayTime(mine, "a", 1000);
    expect(mine.played).toEqual([
      { id: "a", at: 300, playedMs: 6000 },
      { id: "b", at: 200, playedMs: 0 },
    ]);
  });

  it("stay away once removed, whatever time is still added", () => {
    const removed = withoutPlayed(withLaunch(withLaunch(noGames, "a", 1), "b", 2), "a");
    expect(idsOf(withPlayTime(removed, "a", 1000).played)).toEqual(["b"]);
  });

  it("are bounded", () => {
    let mine = noGames;
    for (let at = 0; at < 60; at += 1) mine = withLaunch(mine, `g${at}`, at);
    expect(mine.played).toHaveLength(50);
    expect(mine.played[0]?.id).toBe("g59");
  });
});
