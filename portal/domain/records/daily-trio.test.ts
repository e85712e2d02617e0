import { describe, expect, it } from "vitest";
import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import { dailyTrio } from "./daily-trio.ts";

const aGame = (game: string, family = game) => ({ game, family });
const someGames = (count: number) => Array.from({ length: count }, (_, at) => aGame(`game-${at}`));
const trioOn = (games: ReturnType<typeof someGames>, day: string) =>
  dailyTrio(games, day).map(({ game }) => game);
const days = Array.from({ length: 400 }, (_, at) =>
  formatIsoDay(new Date(Date.UTC(2026, 10, 1) + at * DAY_MS)),
);

describe("dailyTrio", () => {
  it.each([6, 7, 8, 9, 10, 14, 15, 21])("never has a game of the day before, of %i games", (count) => {
    const games = someGames(count);
    let before: string[] = [];
    for (const day of days) {
      const trio = trioOn(games, day);
      expect(new Set(trio).size).toBe(3);
      expect(trio.filter((game) => before.includes(game))).toEqual([]);
      before = trio;
    }
  });

  it("shows every game about equally often", () => {
    const games = someGames(14);
    const shown = days.flatMap((day) => trioOn(games, day));
    const counts = games.map(({ game }) => shown.filter((each) => each === game).length);
    expect(Math.min(...counts)).toBeGreaterThan((days.length * 3) / 14 / 2);
  });

  it("has one game of a family at most, and all of them in turn", () => {
    const series = ["sam-1", "sam-2", "sam-3", "sam-4"].map((game) => aGame(game, "sam"));
    const games = [...someGames(8), ...series];
    const trios = days.map((day) => trioOn(games, day));
    for (const trio of trios) expect(trio.filter((game) => game.startsWith("sam")).length).toBeLessThan(2);
    expect(new Set(trios.flat()).size).toBe(games.length);
  });

  it("is the same whatever the order of the list", () => {
    const games = someGames(14);
    for (const day of days.slice(0, 20)) expect(trioOn(games.toReversed(), day)).toEqual(trioOn(games, day));
  });

  it("makes do with fewer games", () => {
    expect(dailyTrio([], "2026-11-18")).toEqual([]);
    expect(dailyTrio([aGame("only")], "2026-11-18")).toEqual([aGame("only")]);
    expect(dailyTrio(someGames(5), "2026-11-18")).toHaveLength(3);
  });
});
