import { expect, it } from "vitest";
import { hotGames } from "./hot-games.ts";

it("asks for the most launched games of the last seven days, and for no more than are shown", async () => {
  const asked: unknown[] = [];
  const store = {
    async sumsSince(...question: unknown[]) {
      asked.push(question);
      return new Map([
        ["a/", 9],
        ["b/", 4],
      ]);
    },
  };
  expect(await hotGames(store, new Date("2026-11-15T10:00:00Z"), 5)).toEqual(["a/", "b/"]);
  expect(asked).toEqual([["launch", "2026-11-09", 5]]);
});
