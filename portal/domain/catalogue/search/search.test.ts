import { describe, expect, it } from "vitest";
import { createCatalogue } from "#domain/catalogue/catalogue.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import type { Listing } from "#domain/catalogue/listing/paging.ts";
import { didYouMean } from "./did-you-mean.ts";
import { searchGames } from "./search.ts";

const all = <Item>(listing: Listing<Item>) => listing.slice(0, listing.length);
const found = (words: string, ...games: (string | { name: string; isTrending: boolean })[]) => {
  const listed = games.map((game) => aGame(typeof game === "string" ? { name: game } : game));
  return all(searchGames(createCatalogue(listed), words)).map(({ name }) => name);
};

describe("searchGames", () => {
  it("finds the words anywhere in a name, whatever their case", () => {
    expect(found("CHESS", "Really Bad Chess", "chessguessr", "Checkers")).toEqual([
      "chessguessr",
      "Really Bad Chess",
    ]);
    expect(found("île", "L'ÎLE")).toEqual(["L'ÎLE"]);
  });

  it("puts trending games first, then goes by name", () => {
    expect(found("a", "Beta", "alpha", { name: "Zebra", isTrending: true })).toEqual([
      "Zebra",
      "alpha",
      "Beta",
    ]);
  });

  it("puts part 2 before part 10", () => {
    expect(found("sam", "Sam 10", "Sam 2", "Sam 1")).toEqual(["Sam 1", "Sam 2", "Sam 10"]);
  });

  it("gives the same order whatever the order of the catalogue", () => {
    const twins = [aGame({ name: "Twin", path: "b/" }), aGame({ name: "Twin", path: "a/" })];
    const paths = (games: typeof twins) =>
      all(searchGames(createCatalogue(games), "twin")).map(({ path }) => path);
    expect(paths(twins)).toEqual(["a/", "b/"]);
    expect(paths(twins.toReversed())).toEqual(["a/", "b/"]);
  });

  it("ignores spaces around and repeated between the words", () => {
    expect(found("  retro   bowl ", "Retro Bowl")).toEqual(["Retro Bowl"]);
  });

  it("finds nothing for an empty search", () => {
    expect(found("", "Chess")).toEqual([]);
    expect(found(" \t\u202e", "Chess")).toEqual([]);
  });

  it("takes every character literally", () => {
    expect(found(".*", "Chess")).toEqual([]);
    expect(found("0h (", "0h (h1")).toEqual(["0h (h1"]);
  });

  it("does not look for more words than any name has", () => {
    expect(found(`${" ".repeat(200)}chess`, "Chess")).toEqual([]);
  });
});

describe("searchGames in other languages", () => {
  const words = { pl: { name: "Żółta łódź" }, de: { name: "Große Straße" }, ar: { name: "لعبة الشَّطرنج" } };
  const catalogue = createCatalogue([
    aGame({ name: "Boat", words: { ...words, "zh-CN": { name: "国际象棋" }, tr: { name: "Işıklı Ada" } } }),
    aGame({ name: "Élan Vital" }),
    aGame({ name: "Car" }),
  ]);
  const foundBy = (query: string) =>
    searchGames(catalogue, query)
      .slice(0, 9)
      .map(({ name }) => name);

  it.each([
    "zolta",
    "ŻÓŁTA",
    "lodz",
    "grosse strasse",
    "لعبه الشطرنج",
    "象棋",
    "isikli",
    "IŞIKLI ADA",
    "boat",
  ])("finds a game by %s", (query) => {
    expect(foundBy(query)).toEqual(["Boat"]);
  });

  it("finds a name with accents by letters without, and the other way round", () => {
    expect(foundBy("elan")).toEqual(["Élan Vital"]);
    expect(foundBy("cár")).toEqual(["Car"]);
  });

  it("finds nothing across two names of one game", () => {
    expect(foundBy("boat\nzolta")).toEqual([]);
    expect(foundBy("boat zolta")).toEqual([]);
  });

  it("suggests a game whose name in another language is close", () => {
    expect(didYouMean(catalogue, "zolta lodx", 3).map(({ name }) => name)).toEqual(["Boat"]);
  });
});
