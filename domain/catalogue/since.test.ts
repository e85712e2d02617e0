import { describe, expect, it } from "vitest";
import { aGame } from "./game.fixture.ts";
import { makeSince } from "./since.ts";

const on = (day: string) => aGame({ name: day, addedAt: new Date(day) });
const games = [on("2026-03-01"), on("2026-01-01"), on("2026-02-01"), on("2026-03-01")];
const since = makeSince(
  games,
  games.toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime()),
);

const names = (day: string) => since(new Date(day)).map(({ name }) => name);

describe("makeSince", () => {
  it("gives the games of that day and later, in list order", () => {
    expect(names("2026-02-01")).toEqual(["2026-03-01", "2026-02-01", "2026-03-01"]);
    expect(names("2026-02-02")).toEqual(["2026-03-01", "2026-03-01"]);
  });

  it("gives everything since before the first, and nothing since after the last", () => {
    expect(since(new Date("1990-01-01"))).toBe(games);
    expect(names("2026-03-02")).toEqual([]);
  });

  it("makes one list for all the dates that mean the same", () => {
    expect(since(new Date("2026-01-02"))).toBe(since(new Date("2026-02-01")));
  });

  it("still answers right after more dates than it remembers", () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      aGame({ addedAt: new Date(Date.UTC(2026, 0, 60 - at)) }),
    );
    const sinceDay = makeSince(many, many);
    const counts = () => many.map((_, at) => sinceDay(new Date(Date.UTC(2026, 0, at + 1))).length);
    expect(counts()).toEqual(many.map((_, at) => 60 - at));
    expect(counts()).toEqual(many.map((_, at) => 60 - at));
  });

  it("answers for an empty catalogue", () => {
    expect(makeSince([], [])(new Date())).toEqual([]);
  });
});
