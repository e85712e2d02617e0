import { describe, expect, it } from "vitest";
import { translateTo } from "#app/messages/languages.ts";
import { gameWords, siteWords } from "./presence-text.ts";

const t = translateTo("en");

describe("the words of presence", () => {
  it("say how many are here, and have something kind to say to one alone", () => {
    expect(siteWords(t, { visitors: 1234, games: [] })).toBe("1,234 here right now");
    expect(siteWords(t, { visitors: 1, games: [] })).toBe("You have the whole yard to yourself");
  });

  it("say nothing to one alone beside a claim that nobody counted", () => {
    expect(siteWords(t, { visitors: 1, games: [] }, true)).toBeUndefined();
    expect(siteWords(t, { visitors: 2, games: [] }, true)).toBe("2 here right now");
  });

  it("say how many play a game", () => {
    expect(gameWords(t, { visitors: 12, players: 3 })).toBe("3 playing this now · 12 on the site");
    expect(gameWords(t, { visitors: 1, players: 1 })).toBe("1 playing this now");
    expect(gameWords(t, { visitors: 1, players: 0 })).toBe("Nobody playing this now");
  });
});
