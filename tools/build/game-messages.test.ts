import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { partsOf, pluralsOf } from "@recess/portal/testing/message-parts.ts";
import { describe, expect, it } from "vitest";
import { gameMessages, messageFolders } from "./game-messages.ts";
import { compiledEnglish } from "./translation-files.ts";

const games = join(root, "games");
const kit = join(games, "kit", "messages");
const folders = globSync("{kit,puzzlescript,html5/**}/messages", { cwd: games });
const languagesIn = (folder: string) =>
  globSync("*.json", { cwd: folder })
    .map((file) => basename(file, ".json"))
    .toSorted();

function messagesOf(folder: string, language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8"));
}

describe.each(folders)("the words in games/%s", (path) => {
  const folder = join(games, path);
  const english = messagesOf(folder, "en");
  const translated = languagesIn(folder).filter((language) => language !== "en");

  it("are in every language of the kit, once they are in one besides English", () => {
    if (translated.length > 0) expect(languagesIn(folder)).toEqual(languagesIn(kit));
  });

  it("have keys that tell the kit's from those of games", () => {
    const isOfKit = (key: string) => key.startsWith("kit");
    expect(Object.keys(english).filter((key) => isOfKit(key) !== (folder === kit))).toEqual([]);
  });

  it("are all used", () => {
    const scope = dirname(folder);
    const code = globSync("**/*.ts", { cwd: scope, exclude: (file) => file.endsWith(".test.ts") })
      .map((file) => readFileSync(join(scope, file), "utf8"))
      .join("\n");
    const isUsed = (key: string) =>
      code.includes(`"${key}"`) || code.includes(`\`${key.replace(/\.[^.]*$/, "")}.\${`);
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });

  for (const language of translated) {
    const messages = messagesOf(folder, language);

    it(`are those of English in ${language}: none is missing, none is left over`, () => {
      expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted());
    });

    it(`have the values of the English ones in ${language}, and a form for each number that it tells apart`, () => {
      const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const [key, message] of Object.entries(messages)) {
        expect(partsOf(message), key).toEqual(partsOf(english[key] ?? ""));
        for (const forms of pluralsOf(message))
          expect(forms, key).toEqual(expect.arrayContaining(categories));
      }
    });

    it(`are translated in ${language}`, () => {
      const long = Object.keys(english).filter((key) => (english[key] ?? "").split(" ").length > 4);
      expect(long.filter((key) => messages[key] === english[key])).toEqual([]);
    });
  }
});

describe("the words of a game's build", () => {
  /** The files that a build of this game would write, by name, and the constant that names them. */
  function built(game: string) {
    const { config, generateBundle } = gameMessages(join(games, "html5", game)) as unknown as {
      config: (user: object, env: { command: string }) => { define: { WORD_FILES: string } };
      generateBundle: (this: { emitFile: (file: { fileName: string; source: string }) => void }) => void;
    };
    const { define } = config({}, { command: "build" });
    const files = new Map<string, string>();
    generateBundle.call({ emitFile: ({ fileName, source }) => files.set(fileName, source) });
    return { urls: JSON.parse(define.WORD_FILES) as Record<string, string>, files };
  }

  it("are one file for each language but English, with those of the kit and of the game", () => {
    const { urls, files } = built("slopeline");
    expect(Object.keys(urls)).toEqual(languagesIn(kit).filter((language) => language !== "en"));
    const polish = JSON.parse(files.get((urls["pl"] ?? "").slice(2)) ?? "{}");
    expect(polish["kit.play"]).toBe("Graj");
    expect(polish["hud.close"]).toEqual(["Blisko!  +", ["points"]]);
  });

  it("have those of the kit where a game has none of its own", () => {
    const { urls, files } = built("chess");
    expect(JSON.parse(files.get((urls["ar"] ?? "").slice(2)) ?? "{}")).toHaveProperty(["kit.play"]);
  });

  it("come from the series too", () => {
    const chapter = join(games, "html5", "slopeline", "chapter");
    expect(messageFolders(chapter).map((folder) => relative(games, folder))).toEqual([
      "kit/messages",
      "html5/slopeline/messages",
    ]);
  });

  it("are compiled where scripts import English", () => {
    expect(compiledEnglish(join(kit, "en.json"), '{"kit.best":"Best: {best}"}')).toBe(
      '{"kit.best":["Best: ",["best"]]}',
    );
    expect(compiledEnglish(join(kit, "de.json"), "{}")).toBeUndefined();
    expect(compiledEnglish("/elsewhere/messages/en.json", "{}")).toBeUndefined();
  });
});
