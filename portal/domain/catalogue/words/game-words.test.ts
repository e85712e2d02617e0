import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { nameFor, wordsFor } from "./game-words.ts";

const chess = aGame({
  name: "Chess",
  description: "Five animals.",
  words: { de: { name: "Schach", description: "Fünf Tiere." }, pl: { name: "Szachy" } },
});

describe("wordsFor", () => {
  it("gives the words of the reader's language, and says that they are", () => {
    expect(wordsFor(chess, "de")).toMatchObject({
      name: "Schach",
      description: { value: "Fünf Tiere.", language: "de" },
    });
  });

  it("falls back word by word, and says that these are English", () => {
    expect(wordsFor(chess, "pl")).toMatchObject({
      name: "Szachy",
      description: { value: "Five animals.", language: "en" },
    });
    expect(wordsFor(chess, "ar").name).toBe("Chess");
  });

  it("falls back to the language that the game is described in", () => {
    const own = aGame({ description: "Ein Ball.", language: "de" });
    expect(wordsFor(own, "ar").description).toEqual({ value: "Ein Ball.", language: "de" });
  });

  it("takes no language from what every object has", () => {
    expect(nameFor(chess, "constructor")).toBe("Chess");
    expect(nameFor(chess, "__proto__")).toBe("Chess");
  });
});
