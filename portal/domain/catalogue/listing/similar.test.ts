import { describe, expect, it } from "vitest";
import { createCatalogue } from "#domain/catalogue/catalogue.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { gamesByMaker, similarGames } from "./similar.ts";

const control = (input: string) => [{ input, action: "go" }];

describe("similarGames", () => {
  it("puts the game that shares the most tags first", () => {
    const game = aGame({ tags: ["board", "classic"] });
    const near = aGame({ tags: ["classic", "board"] });
    const far = aGame({ tags: ["board"] });
    expect(similarGames(game, createCatalogue([game, far, near]), { limit: 8 })).toEqual([near, far]);
  });

  it("counts a tag that few games have for more than one that many have", () => {
    const game = aGame({ tags: ["puzzle", "robots"] });
    const rare = aGame({ tags: ["robots"], addedAt: new Date("2023-01-07") });
    const common = Array.from({ length: 9 }, () => aGame({ tags: ["puzzle"] }));
    expect(similarGames(game, createCatalogue([game, ...common, rare]), { limit: 1 })).toEqual([rare]);
  });

  it("prefers games with the same controls, but never to a game that shares a tag more", () => {
    const game = aGame({ tags: ["board", "classic"], controls: control("Mouse") });
    const keys = aGame({ tags: ["board"], controls: control("Arrows") });
    const mouse = aGame({ tags: ["board"], controls: control("Click"), addedAt: new Date("2023-01-07") });
    const closer = aGame({ tags: ["board", "classic"], controls: control("Arrows") });
    const catalogue = createCatalogue([game, keys, mouse, closer]);
    expect(similarGames(game, catalogue, { limit: 8 })).toEqual([closer, mouse, keys]);
  });

  it("prefers games whose launches last as long", () => {
    const game = aGame({ tags: ["board"] });
    const short = aGame({ tags: ["board"] });
    const long = aGame({ tags: ["board"], addedAt: new Date("2023-01-07") });
    const minutes = new Map([
      [game.path, 20],
      [short.path, 2],
      [long.path, 25],
    ]);
    const catalogue = createCatalogue([game, short, long]);
    const minutesPerLaunch = (path: string) => minutes.get(path);
    expect(similarGames(game, catalogue, { limit: 8, minutesPerLaunch })).toEqual([long, short]);
    expect(similarGames(game, catalogue, { limit: 8 })).toEqual([short, long]);
  });

  it("gives ties to the newer game", () => {
    const game = aGame({ tags: ["board"] });
    const old = aGame({ tags: ["board"], addedAt: new Date("2023-01-07") });
    const young = aGame({ tags: ["board"], addedAt: new Date("2026-11-15") });
    expect(similarGames(game, createCatalogue([old, young]), { limit: 8 })).toEqual([young, old]);
  });

  it("never offers the game itself, nor games that share nothing", () => {
    const game = aGame({ tags: ["board"] });
    const catalogue = createCatalogue([game, aGame({ tags: ["racing"] }), aGame()]);
    expect(similarGames(game, catalogue, { limit: 8 })).toEqual([]);
  });

  it("offers no more than asked for", () => {
    const games = Array.from({ length: 20 }, () => aGame({ tags: ["board"] }));
    expect(similarGames(aGame({ tags: ["board"] }), createCatalogue(games), { limit: 3 })).toHaveLength(3);
  });
});

describe("gamesByMaker", () => {
  const game = aGame({ author: "Ada" });
  const old = aGame({ author: "Ada", addedAt: new Date("2023-01-07") });
  const young = aGame({ author: "Ada" });
  const catalogue = createCatalogue([game, old, young, aGame({ author: "Bob" }), aGame()]);

  it("gives the maker's other games, newest first", () => {
    expect(gamesByMaker(game, catalogue, { limit: 8 })).toEqual([young, old]);
    expect(gamesByMaker(game, catalogue, { limit: 1 })).toEqual([young]);
  });

  it("leaves out games that are shown already", () => {
    expect(gamesByMaker(game, catalogue, { limit: 8, except: [young] })).toEqual([old]);
  });

  it("gives nothing where nobody knows the maker", () => {
    expect(gamesByMaker(aGame(), catalogue, { limit: 8 })).toEqual([]);
  });
});
