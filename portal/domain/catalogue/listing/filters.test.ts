import { describe, expect, it } from "vitest";
import { createCatalogue } from "#domain/catalogue/catalogue.ts";
import { aGame, anExternalGame } from "#domain/catalogue/game.fixture.ts";
import { filterGames, filterOfQuery, filters } from "./filters.ts";

const now = new Date("2026-11-15T13:30:00Z");
const filterOf = (query: string) => filterOfQuery(new URLSearchParams(query), now);

describe("filters", () => {
  it("are the seven of the menu, in its order, each with the query that asks for it", () => {
    expect(filters(now).map(({ kind, query }) => [kind, query])).toEqual([
      ["all", ""],
      ["type", "type=external"],
      ["type", "type=html5"],
      ["type", "type=flash"],
      ["type", "type=waflash"],
      ["trending", "tag=isTrending"],
      ["new", "date=2026-10-16"],
    ]);
  });

  it("are what their own queries ask for", () => {
    for (const filter of filters(now)) expect(filterOf(filter.query)).toEqual(filter);
  });
});

describe("filterOfQuery", () => {
  it("is All for nonsense", () => {
    for (const query of [
      "",
      "type=",
      "type=emulator",
      "tag=puzzle",
      "date=soon",
      "date=2026-02-31",
      "page=2",
    ]) {
      expect(filterOf(query).kind).toBe("all");
    }
  });

  it("does not mind the case of a type", () => {
    expect(filterOf("type=HTML5")).toMatchObject({ kind: "type", type: "html5" });
  });

  it("passes over what makes no sense to what does", () => {
    expect(filterOf("type=nonsense&tag=isTrending").kind).toBe("trending");
  });

  it("is of its day, for a date that is not thirty days ago", () => {
    expect(filterOf("date=2023-9-30")).toMatchObject({
      kind: "since",
      query: "date=2023-09-30",
    });
  });
});

describe("filterGames", () => {
  const external = anExternalGame({ addedAt: new Date("2026-10-15") });
  const html5 = aGame({ addedAt: new Date("2026-10-16"), isTrending: true });
  const flash = aGame({ gameType: "flash", addedAt: new Date("2026-11-15") });
  const waflash = aGame({ gameType: "waflash", addedAt: new Date("2023-01-07") });
  const catalogue = createCatalogue([external, html5, flash, waflash]);

  it.each([
    ["", [html5, external, flash, waflash]],
    ["type=external", [external]],
    ["type=html5", [html5]],
    ["type=flash", [flash]],
    ["type=waflash", [waflash]],
    ["tag=isTrending", [html5]],
    ["date=2026-10-16", [html5, flash]],
  ])("gives for %j the games that belong there", (query, games) => {
    const listed = filterGames(catalogue, filterOf(query));
    expect(listed.slice(0, listed.length)).toEqual(games);
  });

  it("makes no new list, however often a page asks", () => {
    for (const filter of filters(now)) {
      expect(filterGames(catalogue, filter)).toBe(filterGames(catalogue, filter));
    }
  });
});
