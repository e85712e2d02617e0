import { describe, expect, it } from "vitest";
import { gamesToEvict, type KeptGame } from "./kept-game.ts";

const aGame = (name: string, overrides: Partial<KeptGame>): KeptGame => ({
  guest: "html5/chess",
  label: "chess-html5",
  path: "chess/",
  name,
  img: "chess.webp",
  version: "1",
  bytes: 10,
  isPinned: false,
  usedAt: 0,
  recall: undefined,
  ...overrides,
});

describe("gamesToEvict", () => {
  it("evicts those that were played longest ago, and never a pinned one", () => {
    const games = [
      aGame("asked for", { isPinned: true }),
      aGame("long ago", { usedAt: 1 }),
      aGame("yesterday", { usedAt: 3 }),
      aGame("last week", { usedAt: 2 }),
    ];
    const names = (limit: { games: number; bytes: number }) =>
      gamesToEvict(games, limit).map(({ name }) => name);
    expect(names({ games: 2, bytes: 1000 })).toEqual(["long ago"]);
    expect(names({ games: 9, bytes: 15 })).toEqual(["last week", "long ago"]);
    expect(names({ games: 9, bytes: 1000 })).toEqual([]);
  });
});
