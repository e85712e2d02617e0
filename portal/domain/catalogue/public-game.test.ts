import { describe, expect, it } from "vitest";
import { createCatalogue } from "./catalogue.ts";
import { aGame, anExternalGame } from "./game.fixture.ts";
import type { Game } from "./game.ts";
import { publicCatalogue, publicGame } from "./public-game.ts";
import { readCatalogue } from "./reading/read-catalogue.ts";

const full: Game = aGame({
  tags: ["puzzle"],
  author: "Robin Vale",
  licence: "MIT",
  source: "ours",
  controls: [{ input: "Mouse", action: "Aim" }],
  bytes: 48_000,
  stage: { width: 640, height: 480 },
  flash: { engine: "awayfl", address: "https://maker.example/game.swf", parameters: { level: "2" } },
  needs: ["dialogs", "isolation"],
  isTried: true,
  language: "fr",
  words: {
    de: { name: "Schach", description: "Fünf Tiere.", controls: [{ input: "Maus", action: "Zielen" }] },
  },
});

describe("publicGame", () => {
  it("shows the specification's fields first", () => {
    const game = aGame({ addedAt: new Date("2023-09-30") });
    expect(Object.keys(publicGame(game)).slice(0, 8)).toEqual([
      "id",
      "name",
      "path",
      "img",
      "description",
      "dateAdded",
      "isTrending",
      "gameType",
    ]);
    expect(publicGame(game).dateAdded).toBe("2023-09-30");
  });

  it("leaves out what is not known", () => {
    expect(Object.keys(publicGame(aGame()))).toHaveLength(9);
    expect(Object.values(publicGame(full))).not.toContain(undefined);
  });

  it("shows servers only when there is more than one", () => {
    const path = "https://one.example/";
    expect(publicGame(anExternalGame({ path }))).not.toHaveProperty("servers");
    const servers = [path, "https://two.example/"];
    expect(publicGame(anExternalGame({ path, servers }))).toHaveProperty("servers", servers);
  });
});

describe("publicCatalogue", () => {
  it("is read back as the same games, every field included", () => {
    const path = "https://one.example/";
    const external = anExternalGame({ path, servers: [path, "https://two.example/"], framing: "refused" });
    const catalogue = createCatalogue([full, external, aGame({ isTrending: true, description: "" })]);
    const shared: unknown = JSON.parse(JSON.stringify(publicCatalogue(catalogue)));
    expect(readCatalogue(shared, { has: () => false })).toEqual({ games: catalogue.games, refused: [] });
  });
});
