import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { createAddedSinceIndex } from "./added-since.ts";

const on = (day: string) => aGame({ name: day, addedAt: new Date(day) });
const games = [on("2026-03-01"), on("2026-01-01"), on("2026-02-01"), on("2026-03-01")];

const all = (list: readonly Game[], day: string) => {
  const since = createAddedSinceIndex(list)(new Date(day));
  const found = since.slice(0, since.length);
  expect(found).toHaveLength(since.length);
  return found;
};
const names = (day: string) => all(games, day).map(({ name }) => name);

describe("createAddedSinceIndex", () => {
  it("gives the games of that day and later, in list order", () => {
    expect(names("2026-02-01")).toEqual(["2026-03-01", "2026-02-01", "2026-03-01"]);
    expect(names("2026-02-02")).toEqual(["2026-03-01", "2026-03-01"]);
  });

  it("gives everything since before the first, and nothing since after the last", () => {
    expect(all(games, "1990-01-01")).toEqual(games);
    expect(names("2026-03-02")).toEqual([]);
  });

  it("answers for every day there is", () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      aGame({ addedAt: new Date(Date.UTC(2026, 0, 60 - at)) }),
    );
    const since = createAddedSinceIndex(many);
    const counts = many.map((_, at) => since(new Date(Date.UTC(2026, 0, at + 1))).length);
    expect(counts).toEqual(many.map((_, at) => 60 - at));
  });

  it("cuts any page out of a list of thousands as if it had gone through all of it", () => {
    const many = Array.from({ length: 5000 }, (_, at) =>
      aGame({ addedAt: new Date(Date.UTC(2026, 0, 1 + ((at * 7919) % 400))) }),
    );
    const since = createAddedSinceIndex(many);
    for (const day of ["2025-01-01", "2026-01-02", "2026-06-01", "2027-02-03", "2027-02-04", "2027-03-01"]) {
      const listed = many.filter(({ addedAt }) => addedAt >= new Date(day));
      const found = since(new Date(day));
      expect(found.length).toBe(listed.length);
      for (const from of [
        0,
        1,
        39,
        40,
        1000,
        1024,
        2040,
        Math.max(0, listed.length - 3),
        listed.length,
        6000,
      ])
        expect(found.slice(from, from + 40)).toEqual(listed.slice(from, from + 40));
    }
  });

  it("answers for an empty catalogue", () => {
    expect(all([], "2026-01-01")).toEqual([]);
  });
});
