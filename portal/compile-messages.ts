import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

/** Sections of the messages that scripts in the browser need; all others are rendered on the server alone. */
export const browserSections: readonly string[] = [
  "signIn",
  "keyboard",
  "mirrorSearch",
  "report",
  "star",
  "suggestions",
  "carousel",
  "tagline",
  "presence",
  "stage",
  "externalStage",
  "download",
  "size",
  "list",
  "cloak",
  "controls",
  "controlWays",
  "padButtons",
  "keys",
  "touchButtons",
  "touchWays",
  "keep",
  "keepFailures",
  "keptGames",
  "mineLists",
  "playTime",
  "sureButton",
  "saves",
  "saveFileRefusals",
  "savesPreview",
  "saveVerdicts",
  "savePartCounts",
  "savesMove",
  "savesSync",
  "savesRefusal",
  "settingsForm",
  "eraseButton",
  "records",
  "streak",
];

/** Sections that browsers load later than the others, by the query of their chunk: few visitors of a page need them. */
export const laterSections = {
  /** Names of the boards, and why a request to the boards was refused. */
  boards: ["recordRefusal", "name", "adjective", "animal"],
  room: ["room", "roomEnd", "roomRefusal", "emote"],
} as const;

/**
 * Vite plugin that compiles the messages of a language (`app/messages/*.json`, in ICU MessageFormat) to what `icu-minify/format` reads.
 * What a language lacks is taken from English. With the query `?browser` only the sections that browsers need are left, with `?boards` or `?room` only
 * those of that chunk.
 */
export function compileMessages(): Plugin {
  return {
    name: "compile-messages",
    enforce: "pre",
    async transform(code, id) {
      const [file = "", query = ""] = id.split("?");
      if (!/\/app\/messages\/[\w-]+\.json$/.test(file)) return undefined;
      const englishFile = join(dirname(file), "en.json");
      this.addWatchFile(englishFile);
      const english: Messages = JSON.parse(await readFile(englishFile, "utf8"));
      const messages: Messages = { ...english, ...JSON.parse(code) };
      const sections = sectionsOf(new URLSearchParams(query));
      const compiled = Object.entries(messages)
        .filter(([key]) => sections?.includes(sectionOf(key)) ?? true)
        .map(([key, message]) => [key, compileMessage(file, key, message)]);
      const json = JSON.stringify(Object.fromEntries(compiled));
      // Vite makes a module of JSON by itself, but for an address with a query.
      return { code: sections ? `export default ${json};` : json, map: null };
    },
  };
}

type Messages = Readonly<Record<string, string>>;

/** Compiles a message in ICU MessageFormat; one that is not fails the build, by its key. */
export function compileMessage(file: string, key: string, message: string) {
  try {
    return compile(message);
  } catch (cause) {
    throw new Error(`The message ${key} of ${file} is not in ICU MessageFormat.`, { cause });
  }
}

/** The sections that a query asks for; undefined for all of them. */
function sectionsOf(query: URLSearchParams): readonly string[] | undefined {
  if (query.has("browser")) return browserSections;
  return Object.entries(laterSections).find(([name]) => query.has(name))?.[1];
}

function sectionOf(key: string): string {
  return key.split(".", 1)[0] ?? key;
}
