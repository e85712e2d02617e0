import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { editedGame } from "#domain/catalogue/overlay/edited-games.ts";
import { changeFromForm, fieldValues } from "./form-change.ts";

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
