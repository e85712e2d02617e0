import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import type { Plugin } from "vite";
import { compiledEnglish, type TranslationFile, translationFiles } from "./translation-files.ts";

const gamesDir = join(root, "games");
const kitMessages = join(gamesDir, "kit", "messages");

/** The folders with the words of a game: those of the kit, of its series, and its own. */
export function messageFolders(gameDir: string): string[] {
  const folders: string[] = [];
  for (let folder = gameDir; relative(gamesDir, dirname(folder)); folder = dirname(folder))
    folders.unshift(join(folder, "messages"));
  return [kitMessages, ...folders].filter((folder) => existsSync(folder));
}

/**
 * Vite plugin for the words of a game. English goes into its script; each other language is a file beside it with the words of the kit, of the series and of
 * the game, of which a visitor loads one. What a language lacks is shown in English.
 */
export function gameMessages(gameDir: string): Plugin {
  let files: readonly TranslationFile[] = [];
  let isServed = false;
  return {
    name: "game-messages",
    enforce: "pre",
    config(_, { command }) {
      files = translationFiles(messageFolders(gameDir));
      isServed = command === "serve";
      const urls = files.map(({ language, name, text }) => [
        language,
        command === "build" ? `./${name}` : `data:application/json,${encodeURIComponent(text)}`,
      ]);
      return { define: { WORD_FILES: JSON.stringify(Object.fromEntries(urls)) } };
    },
    transform(code, id) {
      const text = compiledEnglish(id, code) ?? (isServed ? withAwait(code) : code);
      return text === code ? undefined : { code: text, map: null };
    },
    renderChunk(code) {
      const text = withAwait(code);
      return text === code ? undefined : { code: text, map: null };
    },
    generateBundle() {
      for (const { name, text } of files) this.emitFile({ type: "asset", fileName: name, source: text });
    },
  };
}

/**
 * Lets the script wait for its words where `games/kit/language/translations.ts` says so. A bundler that knew of it would put what the script shares with
 * later ones into files of their own: five more at each launch of Slopeline.
 */
const withAwait = (code: string) => code.replaceAll(/\bAWAIT_WORDS\(/g, "await (");
