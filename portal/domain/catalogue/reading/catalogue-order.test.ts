import { expect, it } from "vitest";
import { aGame, anExternalGame } from "#domain/catalogue/game.fixture.ts";
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

it("puts the best first among games of one rank, and takes one without a mark for middling", () => {
  const games = [
    aGame({ path: "plain/" }),
    aGame({ path: "poor/", quality: 2 }),
    anExternalGame({ path: "https://best.example/", quality: 5 }),
    aGame({ path: "middling/", quality: 3 }),
    aGame({ path: "fine/", quality: 4 }),
    aGame({ path: "slopeline/", quality: 1 }),
  ].map((game) => ({ game }));
  expect(inCatalogueOrder(games).map(({ game }) => game.path)).toEqual([
    "slopeline/",
    "fine/",
    "plain/",
    "middling/",
    "poor/",
    "https://best.example/",
  ]);
});
