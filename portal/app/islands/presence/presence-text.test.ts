import { describe, expect, it } from "vitest";
import { gameWords, siteWords } from "./presence-text.ts";

describe("the words of presence", () => {
  it("say how many are here, and have something kind to say to one alone", () => {
    expect(siteWords({ visitors: 1234, games: [] })).toBe("1,234 here right now");
    expect(siteWords({ visitors: 1, games: [] })).toBe("You have the whole yard to yourself");
  });

  it("say how many play a game", () => {
    expect(gameWords({ visitors: 12, players: 3 })).toBe("3 playing this now · 12 on the site");
    expect(gameWords({ visitors: 1, players: 1 })).toBe("1 playing this now");
    expect(gameWords({ visitors: 1, players: 0 })).toBe("Nobody playing this now");
  });
});
