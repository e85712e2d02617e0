import { describe, expect, it } from "vitest";
import { gamePresence, type PresenceCount, sitePresence, sumPresence } from "./presence-count.ts";

const aCount = (visitors: number, players: Record<string, number> = {}): PresenceCount => ({
  visitors,
  players: new Map(Object.entries(players)),
});

describe("sumPresence", () => {
  it("adds visitors, and players game by game", () => {
    const sum = sumPresence([aCount(3, { chess: 2, pong: 1 }), aCount(4, { chess: 1 })]);
    expect(sum).toEqual(aCount(7, { chess: 3, pong: 1 }));
  });

  it("is zero where there is nothing to add", () => {
    expect(sumPresence([])).toEqual(aCount(0));
  });
});

describe("sitePresence", () => {
  const nameOf = (id: string) => (id === "gone" ? undefined : id.toUpperCase());

  it("names the three most played games, most first", () => {
    const { visitors, games } = sitePresence(aCount(20, { a: 1, b: 5, c: 3, d: 2 }), nameOf);
    expect(visitors).toBe(20);
    expect(games).toEqual([
      { id: "b", name: "B", players: 5 },
      { id: "c", name: "C", players: 3 },
      { id: "d", name: "D", players: 2 },
    ]);
  });

  it("keeps ties in one order, whatever the order of arrival", () => {
    const one = sitePresence(aCount(2, { a: 1, b: 1 }), nameOf);
    const other = sitePresence(aCount(2, { b: 1, a: 1 }), nameOf);
    expect(one).toEqual(other);
  });

  it("leaves out a game that the catalogue no longer lists", () => {
    expect(sitePresence(aCount(9, { gone: 8, a: 1 }), nameOf).games.map(({ id }) => id)).toEqual(["a"]);
  });
});

describe("gamePresence", () => {
  it("tells how many play this game, zero included", () => {
    const count = aCount(9, { chess: 2 });
    expect(gamePresence(count, "chess")).toEqual({ visitors: 9, players: 2 });
    expect(gamePresence(count, "pong")).toEqual({ visitors: 9, players: 0 });
  });
});
