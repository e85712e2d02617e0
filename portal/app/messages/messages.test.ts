import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { islandSections } from "#app/islands/island-sections.ts";
import { browserSections, laterSections } from "#compile-messages.ts";
import { root } from "#paths.mjs";
import { partsOf, pluralsOf } from "#testing/message-parts.ts";

const folder = import.meta.dirname;
const portal = join(root, "portal");
const messagesOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8"));
const english = messagesOf("en");
const translated = globSync("*.json", { cwd: folder })
  .map((file) => file.replace(".json", ""))
  .filter((language) => language !== "en");
const sources = new Map(
  globSync("app/**/*.{ts,tsx}", { cwd: portal, exclude: (file) => /\.(test|fixture)\.tsx?$/.test(file) }).map(
    (file) => [join(portal, file), readFileSync(join(portal, file), "utf8")],
  ),
);

describe.each(translated)("the messages in %s", (language) => {
  const messages = messagesOf(language);

  it("are those of English: none is missing, and none is left over", () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it("have the values and tags of the English ones", () => {
    for (const [key, message] of Object.entries(messages))
      expect(
        partsOf(message).filter((part) => !isForGender(key, part)),
        key,
      ).toEqual(partsOf(english[key] ?? ""));
  });

  it("have a form for each number that the language tells apart", () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(messages))
      for (const forms of pluralsOf(message)) expect(forms, key).toEqual(expect.arrayContaining(categories));
  });

  it("are translated, but for names and words that are the same in both", () => {
    const long = Object.keys(english).filter((key) => (english[key] ?? "").split(" ").length > 4);
    expect(long.filter((key) => messages[key] === english[key])).toEqual([]);
  });
});

describe("the messages", () => {
  it("are all used", () => {
    const code = [...sources.values()].join("\n");
    const isUsed = (key: string) =>
      code.includes(`"${key}"`) || code.includes(`\`${key.replace(/\.[^.]*$/, "")}.\${`);
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });

  it("are sent to browsers by the sections that their scripts ask for", () => {
    expect(sectionsIn(reachedByBrowsers())).toEqual(
      [...browserSections, ...Object.values(laterSections).flat()].toSorted(),
    );
  });

  it.each(Object.entries(islandSections))("come with the island %s where it needs them", (name, sections) => {
    // The button is loaded while the page is still without the file of its language.
    const later = name === "stage" ? ["offline/keep-button.ts"] : [];
    const files = reachedFrom([`islands/${name}.island.tsx`, ...later], /from "([.#][^"]+)"/g);
    expect(sectionsIn(files)).toEqual(sections.toSorted());
  });
});

const known = new Set(Object.keys(english).map((key) => key.split(".", 1)[0] ?? ""));

/** The sections that these modules ask for. */
function sectionsIn(files: ReadonlySet<string>): string[] {
  const asked = [...files].flatMap((file) =>
    Array.from((sources.get(file) ?? "").matchAll(/["`](\w+)\.[\w$]/g), ([, section = ""]) => section),
  );
  return [...new Set(asked)].filter((section) => known.has(section)).toSorted();
}

/** The values by which adjectives of names agree with animals, in languages where they do (`app/records/name-text.ts`). */
function isForGender(key: string, part: string): boolean {
  return (
    (key.startsWith("adjective.") && part === "gender") || (key.startsWith("animal.") && part === "part")
  );
}

/** Modules of the app that the browser's entries import, also later. */
function reachedByBrowsers(): Set<string> {
  const entries = [
    "browser.ts",
    "suggestions/suggestions.ts",
    "mirror/suggestions-on-mirror.ts",
    "first-touch/first-touch.ts",
    "offline/service-worker.ts",
  ];
  const reached = reachedFrom(entries, /(?:from |import\()"([.#][^"]+)"/g);
  expect(reached.size, relative(root, portal)).toBeGreaterThan(50);
  return reached;
}

/** The entries and the modules that they import, as the pattern finds them. */
function reachedFrom(entries: readonly string[], imports: RegExp): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    const code = sources.get(file);
    if (code === undefined || reached.has(file)) return;
    reached.add(file);
    const withoutTypes = code.replaceAll(/import type [\s\S]*?;/g, "");
    for (const [, specifier = ""] of withoutTypes.matchAll(imports))
      visit(
        specifier.startsWith("#app/") ? join(portal, specifier.slice(1)) : join(dirname(file), specifier),
      );
  };
  for (const entry of entries) visit(join(portal, "app", entry));
  return reached;
}
