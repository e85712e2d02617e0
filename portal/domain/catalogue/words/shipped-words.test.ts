import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { parseShippedWords, reportOnWords, withShippedWords } from "./shipped-words.ts";

const ours = aGame({
  path: "ours/",
  name: "Ours",
  tags: ["puzzle"],
  controls: [{ input: "P, R, M", action: "Pause" }],
});
const theirs = aGame({ path: "theirs/", tags: ["board"], controls: [{ input: "Mouse", action: "Aim" }] });
const shipped = [
  { game: ours, isOurs: true },
  { game: theirs, isOurs: false },
];
const whole = {
  tags: { puzzle: "Rätsel", board: "Brett" },
  controls: { Pause: "Pause" },
  games: { "ours/": { description: "Unseres." } },
};

describe("parseShippedWords", () => {
  it("names the place of a mistake", () => {
    expect(() => parseShippedWords({ ...whole, games: { "ours/": { title: "x" } } })).toThrow(
      /games: ours\//,
    );
    expect(() => parseShippedWords({ ...whole, tags: { puzzle: "" } })).toThrow(/tags: puzzle/);
    expect(() => parseShippedWords({ tags: {}, games: {} })).toThrow(/controls/);
  });
});

describe("withShippedWords", () => {
  it("gives a game its words of all languages, and leaves one without any as it is", () => {
    const files = new Map([["de", parseShippedWords(whole)]]);
    expect(withShippedWords(ours, files).words).toEqual({ de: { description: "Unseres." } });
    expect(withShippedWords(theirs, files)).toBe(theirs);
  });
});

describe("reportOnWords", () => {
  it("has nothing to say about a whole file, though games of others are not described", () => {
    expect(reportOnWords(whole, shipped)).toEqual({ missing: [], unused: [] });
    expect(reportOnWords({ ...whole, tags: { puzzle: "Rätsel" } }, shipped).missing).toEqual([]);
  });

  it("names what is missing of our own games", () => {
    expect(reportOnWords({ tags: { board: "Brett" }, controls: {}, games: {} }, shipped).missing).toEqual([
      'lacks the tag "puzzle"',
      'lacks the text "Pause" of controls',
      "lacks the description of Ours",
    ]);
  });

  it("names what is there for nothing", () => {
    const more = {
      tags: { ...whole.tags, chess: "Schach" },
      controls: { ...whole.controls, Aim: "Zielen", Fly: "Fliegen" },
      games: { ...whole.games, "gone/": { description: "Fort." } },
    };
    expect(reportOnWords(more, shipped)).toEqual({
      missing: [],
      unused: [
        'has words for the tag "chess", which is not there',
        'has words for the text "Fly" of controls, which is not there',
        "has words for the game gone/, which is not there",
      ],
    });
  });
});
