import { describe, expect, it } from "vitest";
import { aGame, anExternalGame } from "#domain/catalogue/game.fixture.ts";
import { type TableQuery, tableGames, tableRow } from "./game-table.ts";

const chess = aGame({ name: "Chess", path: "chess/", tags: ["board"], bytes: 10, author: "Ada" });
const own = aGame({ name: "Own", path: "own.swf", gameType: "flash", isTrending: true });
const far = anExternalGame({ name: "Far", path: "https://far.example/", addedAt: new Date("2030-01-01") });
const figures = { plays: new Map([["own.swf", 7]]), reports: new Map([["chess/", 2]]) };
const marks = {
  isHidden: (path: string) => path === far.path,
  isRecalled: (path: string) => path === own.path,
  isEdited: (path: string) => path === far.path,
  isAdded: (path: string) => path === own.path,
};
const names = (query: TableQuery) =>
  tableGames([chess, own, far], query, figures, marks).map(({ name }) => name);

describe("tableGames", () => {
  it.each([
    [{}, ["Chess", "Own", "Far"]],
    [{ search: " FAR.example" }, ["Far"]],
    [{ search: "ada" }, ["Chess"]],
    [{ type: "flash" }, ["Own"]],
    [{ tag: "board" }, ["Chess"]],
    [{ mark: "hidden" }, ["Far"]],
    [{ mark: "recalled" }, ["Own"]],
    [{ mark: "featured" }, ["Own"]],
    [{ mark: "reported" }, ["Chess"]],
    [{ mark: "added", search: "chess" }, []],
    [{ sort: "plays" }, ["Own", "Chess", "Far"]],
    [{ sort: "date" }, ["Far", "Chess", "Own"]],
    [{ sort: "name" }, ["Chess", "Far", "Own"]],
  ] as const)("gives for %j %j", (query, expected) => {
    expect(names(query)).toEqual(expected);
  });
});

describe("tableRow", () => {
  it("tells what was seen to play: games of the build, and added ones that were tried", () => {
    const isVerified = (game: typeof chess) => tableRow(game, figures, marks).isVerified;
    expect([chess, own, { ...own, isTried: true as const }, far].map(isVerified)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
