import { describe, expect, it } from "vitest";
import { aGame } from "./game.fixture.ts";
import { endRecall, guestOf, recallGame, withoutRecalled } from "./recall.ts";

const chess = aGame({ name: "Chess", path: "chess/", gameType: "html5" });
const facts = { name: "Chess", path: "chess/", guest: "html5/chess" };

describe("a recall", () => {
  it("takes a game off the list until it is fixed", () => {
    const recalls = recallGame([], facts, new Date(0));
    expect(withoutRecalled([chess], recalls)).toEqual([]);
    const fixed = endRecall(recalls, "chess/") ?? [];
    expect(withoutRecalled([chess], fixed)).toEqual([chess]);
    expect(fixed).toEqual([{ ...facts, at: "1970-01-01T00:00:00.000Z", isFixed: true }]);
    expect(endRecall(fixed, "chess/")).toBeUndefined();
  });

  it("replaces an earlier one of the same game", () => {
    const first = recallGame([], facts, new Date(0));
    expect(recallGame(first, facts, new Date(1)).map(({ at }) => at)).toEqual(["1970-01-01T00:00:00.001Z"]);
  });
});

describe("guestOf", () => {
  it.each([
    ["html5", "chess/", "html5/chess"],
    ["html5", "snake.html", "html5/snake.html"],
    ["flash", "meteor.swf", "flash/meteor.swf"],
    ["waflash", "waflash/siege/", "waflash/siege"],
    ["external", "https://a.example/", undefined],
  ] as const)("names a %s game %s as %s", (gameType, path, guest) => {
    expect(guestOf({ gameType, path })).toBe(guest);
  });
});
