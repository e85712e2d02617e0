import { describe, expect, it } from "vitest";
import { urls } from "#app/urls.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { aSite } from "#server/site/site.fixture.ts";

const chess = aGame({ path: "chess/", name: "Chess" });

describe("/names", () => {
  it("gives the names of listed games, and nothing for others", async () => {
    const response = await aSite([chess]).request(urls.gameNames(["chess/", "gone/", "chess/"]));
    expect(await response.json()).toEqual({ "chess/": "Chess" });
  });

  it("names games that the operator hid, as browsers have saves of them", async () => {
    const site = aSite([], { hiddenGame: (path) => (path === "chess/" ? chess : undefined) });
    expect(await (await site.request(urls.gameNames(["chess/"]))).json()).toEqual({ "chess/": "Chess" });
  });

  it("answers nonsense with nothing", async () => {
    const site = aSite([chess]);
    for (const query of ["", "?id=", "?id=%ff", "?id=!!", "?name=chess"])
      expect(await (await site.request(`/names${query}`)).json()).toEqual({});
  });

  it("looks at fifty games of a request only", async () => {
    const games = Array.from({ length: 60 }, (_, at) => aGame({ path: `game-${at}/` }));
    const response = await aSite(games).request(urls.gameNames(games.map(({ path }) => path)));
    expect(Object.keys(await response.json())).toHaveLength(50);
  });
});
