import { publicGame } from "@recess/portal/domain/catalogue/public-game.ts";
import { readCatalogue } from "@recess/portal/domain/catalogue/reading/read-catalogue.ts";
import { describe, expect, it } from "vitest";
import { syntheticGames } from "./synthetic-catalogue.ts";
import { syntheticName } from "./synthetic-names.ts";

describe("syntheticGames", () => {
  const games = syntheticGames(3000, 7);

  it("makes the same games for the same seed, and a small catalogue is the beginning of a large one", () => {
    expect(syntheticGames(50, 7)).toEqual(games.slice(0, 50));
    expect(syntheticGames(50, 8)).not.toEqual(games.slice(0, 50));
  });

  it("makes games that the reader takes as they are, each once", () => {
    const { games: read, refused } = readCatalogue(games.map(publicGame), { has: () => true });
    expect(refused).toEqual([]);
    expect(read).toEqual(games);
  });

  it("makes games of every type, some seven in a hundred trending", () => {
    expect(new Set(games.map(({ gameType }) => gameType)).size).toBe(4);
    const trending = games.filter(({ isTrending }) => isTrending).length;
    expect(trending / games.length).toBeCloseTo(0.07, 1);
  });

  it("never repeats a name, up to a million games", { tags: ["slow"] }, () => {
    expect(new Set(Array.from({ length: 1_000_000 }, (_, index) => syntheticName(index, 3))).size).toBe(
      1_000_000,
    );
  });
});
