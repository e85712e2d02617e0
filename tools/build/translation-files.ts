import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessage } from "@recess/portal/compile-messages.ts";
import type { Plugin } from "vite";

type Messages = Readonly<Record<string, string>>;

/** The words in one language, compiled. The name has a content hash. */
export type TranslationFile = { readonly language: string; readonly name: string; readonly text: string };

/** What scripts have in them. */
const ENGLISH = "en";

/** A file for each language of the first folder but English, with the words of all folders: of the same key, those of the last. */
export function translationFiles(folders: readonly string[]): TranslationFile[] {
  const languages = globSync("*.json", { cwd: folders[0] ?? "" }).map((file) => file.replace(".json", ""));
  return languages
    .filter((language) => language !== ENGLISH)
    .toSorted()
    .map((language) => {
      const parts = folders
        .map((folder) => join(folder, `${language}.json`))
        .filter((file) => existsSync(file))
        .map((file): Messages => JSON.parse(readFileSync(file, "utf8")));
      const text = compiled(`${folders.at(-1)}, ${language}`, Object.assign({}, ...parts));
      const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
      return { language, name: `words-${language}-${hash}.json`, text };
    });
}

/** Compiles the English words of the kit, of a game or of the player, as a script imports them; undefined for every other file. */
export function compiledEnglish(file: string, text: string): string | undefined {
  const isEnglish = /\/(?:games\/(?:kit|template|html5\/.+)|portal\/player)\/messages\/en\.json$/.test(
    file.replaceAll("\\", "/"),
  );
  return isEnglish ? compiled(file, JSON.parse(text)) : undefined;
}

/** Vite plugin that compiles the English words that scripts import. */
export function compileEnglish(): Plugin {
  return {
    name: "compile-english",
    enforce: "pre",
    transform(code, id) {
      const text = compiledEnglish(id, code);
      return text === undefined ? undefined : { code: text, map: null };
    },
  };
}

function compiled(file: string, messages: Messages): string {
  const entries = Object.entries(messages).map(([key, message]) => [key, compileMessage(file, key, message)]);
  return JSON.stringify(Object.fromEntries(entries));
}
