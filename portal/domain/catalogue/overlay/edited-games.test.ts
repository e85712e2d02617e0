import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { finish } from "#domain/steps.ts";
import { editedGame, editedSteps } from "./edited-games.ts";

const chess = aGame({ name: "Chess", path: "chess/", tags: ["board"], isTrending: true });
const go = aGame({ name: "Go", path: "go/" });
const film = aGame({ name: "Film", path: "film.swf", gameType: "flash", flash: { quality: "low" } });

const edited = (edits: Parameters<typeof editedSteps>[1]) => finish(editedSteps([chess, go, film], edits));

describe("editedSteps", () => {
  it("gives the same list where nothing was edited", () => {
    expect(edited(new Map()).games).toEqual([chess, go, film]);
  });

  it("takes hidden games out, and gives them apart", () => {
    const { games, hidden } = edited(new Map([["chess/", { of: "Chess", hidden: true, name: "Schach" }]]));
    expect(games).toEqual([go, film]);
    expect(hidden).toEqual([{ ...chess, name: "Schach" }]);
  });

  it("changes each field and leaves the rest", () => {
    const edit = {
      of: "Go",
      name: "Weiqi",
      description: "Stones.",
      tags: ["old"],
      date: "2020-02-01",
      cover: "go-0123abcd.webp",
      featured: true,
      author: "Nobody",
      fitForSchool: true,
    };
    const { games } = edited(
      new Map<string, typeof edit | { of: string; featured: false }>([
        ["go/", edit],
        ["chess/", { of: "Chess", featured: false }],
      ]),
    );
    expect(games).toEqual([
      { ...chess, isTrending: false },
      {
        ...go,
        name: "Weiqi",
        description: "Stones.",
        tags: ["old"],
        addedAt: new Date("2020-02-01"),
        img: "go-0123abcd.webp",
        isTrending: true,
        author: "Nobody",
        fitForSchool: true,
      },
      film,
    ]);
  });

  it("puts the settings of an SWF over those that it has", () => {
    const { games } = edited(new Map([["film.swf", { of: "Film", flash: { engine: "awayfl" } }]]));
    expect(games[2]?.flash).toEqual({ quality: "low", engine: "awayfl" });
  });

  it("takes away the address that an SWF was added with", () => {
    const flash = { scale: "noScale", address: "http://games.example/film.swf" } as const;
    const edit = { of: "Film", flash: { address: "none" } };
    expect(editedGame(aGame({ ...film, flash }), edit).flash).toEqual({ scale: "noScale" });
  });

  it("puts words of other languages over those that are shipped", () => {
    const shipped = aGame({ name: "Chess", words: { de: { name: "Schach", description: "Fünf Tiere." } } });
    const { words } = editedGame(shipped, {
      of: "Chess",
      words: { de: { description: "Sechs Tiere." }, pl: { name: "Szachy" } },
    });
    expect(words).toEqual({ de: { name: "Schach", description: "Sechs Tiere." }, pl: { name: "Szachy" } });
  });

  it("drops translations of what the operator wrote anew", () => {
    const shipped = aGame({ words: { de: { name: "Schach", description: "Fünf Tiere." } } });
    expect(editedGame(shipped, { of: "Chess", name: "King's Game" }).words).toEqual({
      de: { description: "Fünf Tiere." },
    });
  });

  it("ignores edits of games that are gone", () => {
    expect(edited(new Map([["gone/", { of: "Gone", hidden: true }]]))).toEqual({
      games: [chess, go, film],
      hidden: [],
    });
  });
});
