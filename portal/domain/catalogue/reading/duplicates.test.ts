import { describe, expect, it } from "vitest";
import { aGame, anExternalGame } from "#domain/catalogue/game.fixture.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { finish } from "#domain/steps.ts";
import { addDistinctSteps, createDuplicateIndex, distinctGames } from "./duplicates.ts";

const codes = (...games: Game[]) =>
  distinctGames(games.map((game) => ({ game }))).duplicates.map(({ item, code }) => [item.game.name, code]);

describe("distinctGames", () => {
  it("keeps games that differ in name and path, in order", () => {
    const items = [{ game: aGame() }, { game: anExternalGame() }, { game: aGame() }];
    expect(distinctGames(items)).toEqual({ distinct: items, duplicates: [] });
  });

  it("refuses the later of two games with one path", () => {
    expect(codes(aGame({ name: "A", path: "x/" }), aGame({ name: "B", path: "x/" }))).toEqual([
      ["B", "duplicate-path"],
    ]);
  });

  it("sees through the spelling of a path", () => {
    expect(codes(aGame({ path: "x/" }), aGame({ name: "B", path: "x/index.html" }))).toEqual([
      ["B", "duplicate-path"],
    ]);
    expect(
      codes(
        anExternalGame({ path: "https://one.example" }),
        anExternalGame({ name: "B", path: "https://ONE.example/" }),
      ),
    ).toEqual([["B", "duplicate-path"]]);
  });

  it("counts the other servers of a game as its own", () => {
    const main = anExternalGame({
      path: "https://one.example/",
      servers: ["https://one.example/", "https://two.example/"],
    });
    expect(codes(main, anExternalGame({ name: "B", path: "https://two.example/" }))).toEqual([
      ["B", "duplicate-path"],
    ]);
  });

  it("refuses the later of two games whose names differ in case only", () => {
    expect(codes(aGame({ name: "Orbit" }), aGame({ name: "ORBIT" }))).toEqual([["ORBIT", "duplicate-name"]]);
  });

  it("does not hold the name of a refused game against a later one", () => {
    expect(
      codes(aGame({ name: "A", path: "x/" }), aGame({ name: "B", path: "x/" }), aGame({ name: "B" })),
    ).toHaveLength(1);
  });
});

describe("addDistinctSteps", () => {
  it("adds what a list does not have, and says the same of the rest as a comparison of all games", () => {
    const shared = "https://two.example/";
    const listed = [
      aGame({ name: "Chess", path: "chess/" }),
      anExternalGame({
        name: "Far",
        path: "https://one.example/",
        servers: ["https://one.example/", shared],
      }),
      aGame({ name: "Orbit" }),
    ];
    const added = [
      aGame({ name: "ORBIT" }),
      aGame({ name: "New", path: "new/" }),
      anExternalGame({ name: "Near", path: shared }),
      aGame({ name: "Second", path: "new/index.html" }),
      aGame({ name: "New", path: "newer/" }),
    ];
    const { distinct, duplicates } = distinctGames([...listed, ...added].map((game) => ({ game })));
    expect(distinct).toHaveLength(4);
    expect(finish(addDistinctSteps(listed, added))).toEqual({
      distinct: distinct.map(({ game }) => game),
      duplicates,
    });
  });

  it("lists an added game in place of a link of its name, and refuses an added link of a listed name", () => {
    const link = anExternalGame({ name: "Agar", path: "https://agar.example/" });
    const own = aGame({ name: "AGAR", path: "agar/" });
    const other = anExternalGame({ name: "Orbit", path: "https://orbit.example/" });
    const listed = [aGame({ name: "Orbit" }), link];
    const { distinct, duplicates } = finish(addDistinctSteps(listed, [own, other]));
    expect(distinct).toEqual([listed[0], own]);
    expect(duplicates).toMatchObject([{ item: { game: other }, code: "duplicate-name" }]);
  });
});

describe("createDuplicateIndex", () => {
  const link = anExternalGame({ name: "Far", path: "https://far.example/" });
  const shipped = [aGame({ name: "Chess", path: "chess/" }), link];
  const own = aGame({ name: "Maze", path: "maze/" });

  it("tells why a game cannot be listed, and lets it take the name of a shipped link", () => {
    const index = createDuplicateIndex(shipped, [own]);
    const reason = (name: string, path: string) => index.reasonFor(aGame({ name, path }));
    expect(reason("chess", "x/")).toBe("a game of this name is already listed");
    expect(reason("New", "maze/index.html")).toBe('its path is already listed as "Maze"');
    expect(reason("Far", "far/")).toBeUndefined();
    expect(index.reasonFor(anExternalGame({ name: "New", path: "https://FAR.example" }))).toBe(
      'its path is already listed as "Far"',
    );
  });

  it("knows what was added and removed since", () => {
    const index = createDuplicateIndex(shipped, [own]);
    index.remove(own);
    expect(index.reasonFor(own)).toBeUndefined();
    index.add(aGame({ name: "Pit", path: "pit/" }));
    expect(index.reasonFor(aGame({ name: "Pit", path: "other/" }))).toBe(
      "a game of this name is already listed",
    );
  });
});
