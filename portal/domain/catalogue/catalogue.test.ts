import { describe, expect, it } from "vitest";
import { finish } from "#domain/steps.ts";
import { type Catalogue, createCatalogue } from "./catalogue.ts";
import { aGame, anExternalGame } from "./game.fixture.ts";
import type { Game } from "./game.ts";

const names = (games: readonly Game[]) => games.map(({ name }) => name);

describe("createCatalogue", () => {
  it("lists trending games first and keeps the catalogue's order otherwise", () => {
    const catalogue = createCatalogue([
      aGame({ name: "c" }),
      aGame({ name: "b", isTrending: true }),
      aGame({ name: "a" }),
      aGame({ name: "d", isTrending: true }),
    ]);
    expect(names(catalogue.games)).toEqual(["b", "d", "c", "a"]);
    expect(names(catalogue.trending)).toEqual(["b", "d"]);
    expect(catalogue.size).toBe(4);
  });

  it("lists each type in the same order", () => {
    const flash = aGame({ gameType: "flash" });
    const hot = aGame({ gameType: "flash", isTrending: true });
    const catalogue = createCatalogue([aGame(), flash, hot]);
    expect(catalogue.ofType("flash")).toEqual([hot, flash]);
    expect(catalogue.ofType("waflash")).toEqual([]);
  });

  it("lists the newest first", () => {
    const old = aGame({ addedAt: new Date("2023-01-07"), isTrending: true });
    const young = aGame({ addedAt: new Date("2026-11-15") });
    expect(createCatalogue([old, young]).newest).toEqual([young, old]);
  });

  it("finds a game by its path and by every other server's address", () => {
    const servers = ["https://one.example", "https://two.example/x"];
    const game = anExternalGame({ path: "https://one.example", servers });
    const catalogue = createCatalogue([aGame(), game]);
    for (const path of [...servers, "https://one.example/"]) expect(catalogue.byPath(path)).toBe(game);
    for (const path of ["", "nowhere/", "__proto__", "constructor"])
      expect(catalogue.byPath(path)).toBeUndefined();
  });

  it("gives a path to the game that has it as its own rather than as another server", () => {
    const shared = "https://two.example/";
    const first = anExternalGame({ servers: ["https://one.example/", shared] });
    const owner = anExternalGame({ path: shared });
    expect(createCatalogue([first, owner]).byPath(shared)).toBe(owner);
  });

  it("finds games by tag, the newest first, up to a limit", () => {
    const old = aGame({ tags: ["board", "board"], addedAt: new Date("2023-01-07") });
    const young = aGame({ tags: ["board"] });
    expect(createCatalogue([old, young]).withTag("board")).toEqual([young, old]);
    expect(createCatalogue([old]).withTag("constructor")).toEqual([]);
    const many = Array.from({ length: 1000 }, () => aGame({ tags: ["board"] }));
    expect(createCatalogue(many).withTag("board").length).toBeLessThan(500);
  });

  it("does not change when the list that it was made from does", () => {
    const games = [aGame()];
    const catalogue = createCatalogue(games);
    games.push(aGame());
    expect(catalogue.games).toHaveLength(1);
  });

  it("has a version that changes with what is public, and only then", () => {
    const game = aGame({ description: "Before." });
    const { version } = createCatalogue([game]);
    expect(createCatalogue([{ ...game }]).version).toBe(version);
    expect(createCatalogue([{ ...game, description: "After." }]).version).not.toBe(version);
    expect(createCatalogue([]).version).not.toBe(version);
  });

  it("has another version in another order", () => {
    const [a, b] = [aGame(), aGame()];
    expect(createCatalogue([a, b]).version).not.toBe(createCatalogue([b, a]).version);
  });

  describe("with many games", () => {
    const many = Array.from({ length: 3000 }, (_, at) =>
      aGame({
        name: `${["Étude", "Chess", "Orbit 10", "orbit 9"][at % 4]} ${at}`,
        path: `${at}/`,
        tags: [`tag ${at % 7}`],
        addedAt: new Date(Date.UTC(2026, 0, 1 + (at % 50))),
        isTrending: at % 11 === 0,
      }),
    );
    const lists = (catalogue: Catalogue) => [
      names(catalogue.byName),
      names(catalogue.newest),
      names(catalogue.withTag("tag 3")),
      names(catalogue.since(new Date("2026-02-01")).slice(0, 50)),
      [...catalogue.names.find("orbit 1").all()],
      catalogue.names.closest("orbti", 20),
    ];
    const untouched = lists(createCatalogue(many));

    it("gives the same, prepared in steps or built at first use", () => {
      const catalogue = createCatalogue(many);
      finish(catalogue.prepareLists());
      finish(catalogue.prepareSearch());
      expect(lists(catalogue)).toEqual(untouched);
    });

    it("gives the same to a reader who comes before the preparation has ended", () => {
      const catalogue = createCatalogue(many);
      const preparing = catalogue.prepareSearch();
      for (let step = 0; step < 20; step += 1) expect(preparing.next().done).toBe(false);
      expect(lists(catalogue)).toEqual(untouched);
      expect(preparing.next().done).toBe(true);
    });
  });
});
