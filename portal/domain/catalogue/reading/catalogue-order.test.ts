import { expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { inCatalogueOrder } from "./catalogue-order.ts";

it("puts the slope runner first, then local games, then external ones, each as they came", () => {
  const paths = ["https://b.example/", "pong/", "slopeline/", "https://a.example/", "chess.swf"];
  const games = paths.map((path) => ({
    game: aGame({ path, gameType: path.startsWith("https") ? "external" : "html5" }),
  }));
  expect(inCatalogueOrder(games).map(({ game }) => game.path)).toEqual([
    "slopeline/",
    "pong/",
    "chess.swf",
    "https://b.example/",
    "https://a.example/",
  ]);
});
