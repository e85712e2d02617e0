import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { partsOf, pluralsOf } from "#testing/message-parts.ts";

const player = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(player, file), "utf8");
const messagesOf = (language: string): Record<string, string> =>
  JSON.parse(read(`messages/${language}.json`));
const english = messagesOf("en");
const languagesIn = (folder: string) =>
  globSync("*.json", { cwd: folder })
    .map((file) => file.replace(".json", ""))
    .toSorted();
const languages = languagesIn(join(player, "messages"));
const pages = globSync("*.html", { cwd: player }).map((file) => ({ file, markup: read(file) }));

describe("the words of the player", () => {
  it("are in every language of the site", () => {
    expect(languages).toEqual(languagesIn(join(player, "..", "app", "messages")));
  });

  it("are all used", () => {
    const code = globSync("**/*.{ts,html}", { cwd: player, exclude: (file) => file.endsWith(".test.ts") })
      .map(read)
      .join("\n");
    const isUsed = (key: string) =>
      code.includes(`"${key}"`) || code.includes(`\`${key.replace(/\.[^.]*$/, "")}.\${`);
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });

  it.each(languages)(
    "are complete in %s, with the values of the English ones and all plural forms",
    (language) => {
      const messages = messagesOf(language);
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted());
      for (const [key, message] of Object.entries(messages)) {
        expect(partsOf(message), key).toEqual(partsOf(english[key] ?? ""));
        for (const found of pluralsOf(message)) expect(found, key).toEqual(expect.arrayContaining(forms));
      }
    },
  );

  it.each(pages)("stand in $file in English, each with its key", ({ markup }) => {
    const worded = [
      ...markup.matchAll(/<(\w+)[^<>]*data-words="([^"]+)"(?: data-player="(\w+)")?[^<>]*>([^<]*)/g),
    ];
    const labels = [...markup.matchAll(/data-label="([^"]+)"\s+aria-label="([^"]+)"/g)];
    const tips = [...markup.matchAll(/data-tip="([^"]+)"\s+title="([^"]+)"/g)];
    for (const [, , key = "", name = "", text] of worded)
      expect(text, key).toBe((english[key] ?? "").replace("{player}", name));
    for (const [, key = "", text] of [...labels, ...tips]) expect(text, key).toBe(english[key]);
    const isKeyed = /^\s*$|^&/;
    const bare = markup
      .replaceAll(/<(\w+)[^<>]*data-words="[^<>]*>[^<]*/g, "")
      .replaceAll(/<[^<>]*>/g, "\n")
      .split("\n");
    expect(bare.filter((text) => !isKeyed.test(text))).toEqual([]);
    expect(markup.match(/(?:aria-label|title)="/g)?.length ?? 0).toBe(labels.length + tips.length);
  });
});
