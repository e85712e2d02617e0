import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Content } from "#domain/content/content.ts";
import { leftoverWords } from "#domain/content/translation/translated-content.ts";
import { DEFAULT_LANGUAGE } from "#domain/language/language.ts";
import { contentDir, root } from "#paths.mjs";
import { readCatalogueSources } from "./catalogue-files.ts";
import { readContent } from "./content-files.ts";
import { contentLanguages, readLanguage } from "./content-languages.ts";

it("the words under content/ fit their schema, and name only games and pictures that are there", async () => {
  const { games } = await readCatalogueSources(root);
  const paths = new Set(games.map(({ path }) => path));
  const { mistakes } = readContent({ shipped: contentDir }, (path) => paths.has(path));
  expect(mistakes).toEqual([]);
});

it("the words under content/ are whole in every language of the site", () => {
  const languages = contentLanguages(contentDir).filter((language) => language !== DEFAULT_LANGUAGE);
  const messages = readdirSync(join(root, "portal/app/messages")).filter((name) => name.endsWith(".json"));
  expect(languages).toEqual(
    messages
      .map((name) => name.slice(0, -".json".length))
      .filter((language) => language !== DEFAULT_LANGUAGE)
      .toSorted(),
  );
  const { content, inLanguage } = readContent({ shipped: contentDir });
  if (!content || !inLanguage) throw new Error("the content has mistakes: npm run content:check");
  for (const language of languages) {
    const { words, mistakes } = readLanguage(contentDir, language);
    expect(mistakes).toEqual([]);
    expect(leftoverWords(content, words), language).toEqual([]);
    expect(fallenBack(inLanguage(language)), language).toEqual([]);
  }
});

function fallenBack({ site, taglines: _, refusals: __, ...lists }: Content): unknown[] {
  const entries = [...Object.values(lists).flat(), ...Object.values(site.cards), site.support];
  const fallen = entries.filter((entry) => entry.language !== undefined);
  return [...fallen, ...Object.keys(site.written ?? {})];
}
