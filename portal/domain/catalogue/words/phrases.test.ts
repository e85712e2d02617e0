import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { controlsFor, readPhrases, tagFor } from "./phrases.ts";

const phrases = {
  de: { tags: { puzzle: "Rätsel" }, controls: { "Arrow keys": "Pfeiltasten", Jump: "Springen" } },
};
const controls = [
  { input: "Arrow keys", action: "Jump" },
  { input: "P, R, M", action: "Do something else" },
];

describe("tagFor", () => {
  it("translates a tag, and shows one without a translation as it is, in English", () => {
    expect(tagFor(phrases, "puzzle", "de")).toEqual({ value: "Rätsel", language: "de" });
    expect(tagFor(phrases, "board", "de")).toEqual({ value: "board", language: "en" });
    expect(tagFor(phrases, "constructor", "de")).toEqual({ value: "constructor", language: "en" });
  });
});

describe("controlsFor", () => {
  it("translates text by text; names of keys are the same everywhere", () => {
    expect(controlsFor(aGame({ controls }), phrases, "de")).toEqual([
      { input: { value: "Pfeiltasten", language: "de" }, action: { value: "Springen", language: "de" } },
      { input: { value: "P, R, M", language: "de" }, action: { value: "Do something else", language: "en" } },
    ]);
  });

  it("prefers the game's own translation", () => {
    const game = aGame({ controls, words: { de: { controls: [{ input: "Maus", action: "Zielen" }] } } });
    expect(controlsFor(game, phrases, "de").map(({ action }) => action.value)).toEqual(["Zielen"]);
  });

  it("leaves the controls of a game in another language alone", () => {
    const game = aGame({ language: "pl", controls: [{ input: "Jump", action: "Jump" }] });
    expect(controlsFor(game, phrases, "de")[0]?.input).toEqual({ value: "Jump", language: "pl" });
  });
});

describe("readPhrases", () => {
  it("reads those of a built catalogue, and none where it has none", () => {
    expect(readPhrases({ games: [], phrases })).toEqual(phrases);
    expect(readPhrases({ games: [] })).toEqual({});
    expect(readPhrases([])).toEqual({});
  });
});
