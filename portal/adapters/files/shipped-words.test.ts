import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { reportOnWords } from "#domain/catalogue/words/shipped-words.ts";
import { DEFAULT_LANGUAGE } from "#domain/language/language.ts";
import { root } from "#paths.mjs";
import { type CatalogueSources, readCatalogueSources } from "./catalogue-files.ts";

let sources: CatalogueSources;
beforeAll(async () => {
  sources = await readCatalogueSources(root);
});

it("catalogue/words has a file for every language of the site but English", () => {
  const messages = readdirSync(join(root, "portal/app/messages")).filter((name) => name.endsWith(".json"));
  const languages = messages.map((name) => name.slice(0, -".json".length));
  expect([...sources.words.keys()].toSorted()).toEqual(
    languages.filter((language) => language !== DEFAULT_LANGUAGE).toSorted(),
  );
});

it("our own games with their tags and controls are there in all languages", () => {
  const shipped = sources.games.map((game, at) => ({
    game,
    isOurs: sources.files[at]?.startsWith("games/") === true,
  }));
  const faults = [...sources.words].map(([language, words]) => [
    language,
    reportOnWords(words, shipped).missing,
  ]);
  expect(Object.fromEntries(faults)).toEqual(Object.fromEntries(faults.map(([language]) => [language, []])));
});

it("descriptions fit where the English ones do", () => {
  for (const [language, { games }] of sources.words)
    for (const [path, { description = "" }] of Object.entries(games))
      expect([...description].length, `${language} ${path}`).toBeLessThanOrEqual(130);
});
