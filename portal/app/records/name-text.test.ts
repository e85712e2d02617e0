import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { translateTo } from "#app/messages/languages.ts";
import { type CompiledMessages, translateWith } from "#app/messages/translate.ts";
import { shownName } from "#domain/records/name.ts";
import { nameText } from "./name-text.ts";

const indexes = Array.from({ length: 100 }, (_, at) => at);

describe("nameText", () => {
  it("gives a name the words in English that operators' commands print", () => {
    const t = translateTo("en");
    for (const at of indexes) {
      const name = { adjective: at, animal: at, number: 12 };
      expect(nameText(t, name)).toBe(shownName(name).text);
    }
  });

  it("lets an adjective agree with its animal, and stand where the language has it", () => {
    const spanish: CompiledMessages = {
      "name.pattern": [["animal"], " ", ["adjective"], " ", ["number"]],
      "adjective.14": [["gender", 1, { feminine: "valerosa", other: "valeroso" }]],
      "animal.90": [["part", 1, { gender: "feminine", other: "Nutria" }]],
    };
    const t = translateWith(spanish, "es");
    expect(nameText(t, { adjective: 14, animal: 90, number: 12 })).toBe("Nutria valerosa 12");
  });

  it.each(globSync("../messages/*.json", { cwd: import.meta.dirname }))("has no word twice in %s", (file) => {
    const messages: Record<string, string> = JSON.parse(
      readFileSync(new URL(file, `${import.meta.url}`), "utf8"),
    );
    for (const section of ["adjective", "animal"]) {
      const words = indexes.map((at) => messages[`${section}.${at}`]);
      expect(new Set(words).size, section).toBe(words.length);
    }
  });
});
