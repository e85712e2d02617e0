import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalogue } from "#domain/catalogue/catalogue.ts";
import { aGame, anExternalGame } from "#domain/catalogue/game.fixture.ts";
import { randomGame } from "./random-game.ts";

const [one, two, three] = [aGame(), aGame({ gameType: "flash" }), anExternalGame()];
const catalogue = createCatalogue([one, two, three]);
const throws = (count: number) => Array.from({ length: count }, (_, at) => () => at / count);

describe("randomGame", () => {
  it("gives every game the same chance", () => {
    expect(throws(3).map((random) => randomGame(catalogue, { random }))).toEqual([one, two, three]);
  });

  it("gives every other game the same chance when one is excepted", () => {
    for (const excepted of [one, two, three]) {
      const drawn = throws(2).map((random) => randomGame(catalogue, { random, except: excepted.path }));
      expect(new Set(drawn)).toEqual(new Set([one, two, three].filter((game) => game !== excepted)));
    }
  });

  it("gives the excepted game when it is the only one", () => {
    expect(randomGame(createCatalogue([one]), { random: () => 0.5, except: one.path })).toBe(one);
    expect(randomGame(catalogue, { random: () => 0.5, except: two.path, types: ["flash"] })).toBe(two);
  });

  it("keeps to the types asked for", () => {
    const drawn = throws(6).map((random) =>
      randomGame(catalogue, { random, types: ["flash", "external", "flash"] }),
    );
    expect(new Set(drawn)).toEqual(new Set([two, three]));
  });

  it("gives nothing when there is nothing", () => {
    expect(randomGame(createCatalogue([]), { random: () => 0 })).toBeUndefined();
    expect(randomGame(catalogue, { random: () => 0, types: ["waflash"] })).toBeUndefined();
    expect(randomGame(catalogue, { random: () => 0, types: [] })).toBeUndefined();
  });

  it("always finds a game that is not the excepted one", () => {
    const below1 = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(below1, fc.constantFrom(one, two, three), (value, excepted) => {
        const drawn = randomGame(catalogue, { random: () => value, except: excepted.path });
        expect(drawn).toBeDefined();
        expect(drawn).not.toBe(excepted);
      }),
    );
  });
});
