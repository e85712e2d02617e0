import { describe, expect, it } from "vitest";
import { createCatalogue } from "#domain/catalogue/catalogue.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { relatedGames } from "./related.ts";

describe("relatedGames", () => {
  it("puts the game that shares the most tags first", () => {
    const game = aGame({ tags: ["board", "classic"] });
    const near = aGame({ tags: ["classic", "board"] });
    const far = aGame({ tags: ["board"] });
    expect(relatedGames(game, createCatalogue([game, far, near]), 8)).toEqual([near, far]);
  });

  it("gives ties to the newer game", () => {
    const game = aGame({ tags: ["board"] });
    const old = aGame({ tags: ["board"], addedAt: new Date("2023-01-07") });
    const young = aGame({ tags: ["board"], addedAt: new Date("2026-11-15") });
    expect(relatedGames(game, createCatalogue([old, young]), 8)).toEqual([young, old]);
  });

  it("never offers the game itself, nor games that share nothing", () => {
    const game = aGame({ tags: ["board"] });
    expect(relatedGames(game, createCatalogue([game, aGame({ tags: ["racing"] }), aGame()]), 8)).toEqual([]);
  });

  it("offers no more than asked for", () => {
    const games = Array.from({ length: 20 }, () => aGame({ tags: ["board"] }));
    expect(relatedGames(aGame({ tags: ["board"] }), createCatalogue(games), 3)).toHaveLength(3);
  });
});
