import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { editedGame } from "#domain/catalogue/overlay/edited-games.ts";
import { changeFromForm, fieldValues, wordsFromForm } from "./form-change.ts";

const game = aGame({ name: "Film", path: "film.swf", gameType: "flash", tags: ["old"] });
const edit = { of: "Film", name: "Movie", flash: { quality: "low" } } as const;
const known = { game, edit, shown: editedGame(game, edit), isAdded: false };
const form = (given: Record<string, string>) =>
  changeFromForm(new URLSearchParams({ ...fieldValues(known), ...given }), known);

describe("changeFromForm", () => {
  it("asks for nothing where the form is sent as it was shown", () => {
    expect(form({})).toEqual({});
  });

  it("takes what was typed, of the kind that the field has", () => {
    expect(
      form({ tags: " New, Two words? ", school: "yes", parameters: "a=1&b=x%26y", date: "2020-01-02" }),
    ).toEqual({
      tags: ["new", "two words?"],
      fitForSchool: true,
      date: "2020-01-02",
      flash: { parameters: { a: "1", b: "x&y" } },
    });
  });

  it("takes an edit back where a field is empty, or has the game's own value", () => {
    expect(form({ name: "Film", quality: "" })).toEqual({ name: null, flash: { quality: null } });
  });
});

describe("wordsFromForm", () => {
  const shipped = aGame({ name: "Film", words: { de: { name: "Streifen", description: "Ein Film." } } });
  const renamed = { of: "Film", words: { de: { name: "Filmchen" } } };
  const translated = { game: shipped, edit: renamed, shown: editedGame(shipped, renamed), isAdded: false };
  const words = (language: string, given: Record<string, string>) =>
    wordsFromForm(new URLSearchParams(given), translated, language);

  it("takes what differs from what visitors read", () => {
    expect(words("de", { name: "Filmchen", description: " Ein Streifen. " })).toEqual({
      description: "Ein Streifen.",
    });
    expect(words("pl", { name: "Filmik", description: "" })).toEqual({ name: "Filmik" });
  });

  it("takes the operator's words back where a field is empty, or has the shipped ones", () => {
    expect(words("de", { name: "", description: "Ein Film." })).toEqual({ name: null });
    expect(words("de", { name: "Streifen", description: "Ein Film." })).toEqual({ name: null });
  });

  it("reads no language out of what every object has", () => {
    expect(words("constructor", { name: "x", description: "" })).toEqual({ name: "x" });
  });
});
