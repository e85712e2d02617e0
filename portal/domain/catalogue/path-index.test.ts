import { describe, expect, it } from "vitest";
import { finish } from "#domain/steps.ts";
import { aGame, anExternalGame } from "./game.fixture.ts";
import { pathIndexSteps } from "./path-index.ts";

describe("a path index", () => {
  it("finds each of many games by each of its addresses, and nothing else", () => {
    const games = Array.from({ length: 3000 }, (_, at) =>
      at % 2 === 0
        ? aGame({ path: `bench-${at}/` })
        : anExternalGame({
            path: `https://games-${at}.example`,
            servers: [`https://games-${at}.example`, `https://mirror.example/${at}`],
          }),
    );
    const find = finish(pathIndexSteps(games));
    for (const [at, game] of games.entries()) {
      const addresses =
        at % 2 === 0
          ? [`bench-${at}/`]
          : [`https://games-${at}.example`, `https://games-${at}.example/`, `https://mirror.example/${at}`];
      for (const address of addresses) expect(find(address)).toBe(game);
      expect(find(`bench-${at + 3000}/`)).toBeUndefined();
    }
  });

  it("finds nothing in an empty catalogue", () => {
    expect(finish(pathIndexSteps([]))("chess/")).toBeUndefined();
  });
});
