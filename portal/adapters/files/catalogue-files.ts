import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { coverFile } from "#domain/catalogue/covers/cover-files.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { inCatalogueOrder } from "#domain/catalogue/reading/catalogue-order.ts";
import { distinctGames } from "#domain/catalogue/reading/duplicates.ts";
import type { EntryFault } from "#domain/catalogue/reading/entry.ts";
import type { GameFiles } from "#domain/catalogue/reading/game-location.ts";
import { type LocalType, parseManifest } from "#domain/catalogue/reading/manifest.ts";
import { readCatalogue } from "#domain/catalogue/reading/read-catalogue.ts";
import type { Phrases } from "#domain/catalogue/words/phrases.ts";
import {
  parseShippedWords,
  phrasesOf,
  type ShippedWords,
  withShippedWords,
} from "#domain/catalogue/words/shipped-words.ts";
import { Refusal, type RefusalCode } from "#domain/errors.ts";
import type { Language } from "#domain/language/language.ts";
import { languageTag } from "#domain/language/language-tag.ts";
import { findGameFolders } from "./game-folders.ts";
import { readJson } from "./json-file.ts";
import { readPackaged } from "./packaged-games.ts";
import { verifiedName } from "./verified-file.ts";

/** A refused entry of the catalogue, with its file and the reason. `entry` is undefined where the whole file is refused. */
export type SourceRefusal = {
  readonly file: string;
  readonly entry?: string;
  readonly reason: string;
  readonly code: EntryFault | RefusalCode;
};

type Found = { readonly game: Game; readonly file: string };

/** The games and refused entries of some source files of the catalogue. */
export type GameSources = {
  readonly games: Game[];
  readonly refused: SourceRefusal[];
  /** Where each game is described, in the order of `games`. */
  readonly files: string[];
};

/** All source files of the catalogue, with their words in other languages. */
export type CatalogueSources = GameSources & {
  readonly words: ReadonlyMap<Language, ShippedWords>;
  readonly phrases: Phrases;
};

/** Reads all sources of the catalogue: manifests of our own games and of packaged games, and the lists under `catalogue/`. */
export async function readCatalogueSources(root: string): Promise<CatalogueSources> {
  const refused: SourceRefusal[] = [];
  const found = [
    ...(await manifestsIn(root, "html5", refused)),
    ...(await manifestsIn(root, "consoles", refused)),
    ...(await manifestsIn(root, "flash", refused)),
    ...(await manifestsIn(root, "waflash", refused)),
    ...(await packagedIn(root, refused)),
    ...(await listsIn(root, refused)),
  ];
  const { distinct, duplicates } = distinctGames(inCatalogueOrder(found));
  for (const { item, code, reason } of duplicates) {
    refused.push({ file: item.file, entry: item.game.name, code, reason });
  }
  const words = await wordsIn(root, refused);
  return {
    games: distinct.map(({ game }) => withShippedWords(game, words)),
    files: distinct.map(({ file }) => file),
    refused,
    words,
    phrases: phrasesOf(words),
  };
}

/** Reads `catalogue/words/`, a file for each language. */
async function wordsIn(root: string, refused: SourceRefusal[]): Promise<ReadonlyMap<Language, ShippedWords>> {
  const words = new Map<Language, ShippedWords>();
  for (const name of await namesIn(join(root, "catalogue", "words"))) {
    const file = `catalogue/words/${name}`;
    try {
      if (!languageTag.safeParse(basename(name, ".json")).success)
        throw new Refusal("catalogue-invalid", "is not named after a language, such as de.json");
      words.set(basename(name, ".json"), parseShippedWords(await readJson(join(root, file))));
    } catch (error) {
      refused.push(refusalOf(error, file));
    }
  }
  return words;
}

/** Reads one list of games, such as the operator's. The files of a game without a type are looked for beside the list. */
export async function readForeignCatalogue(
  file: string,
  files = gameFilesIn(dirname(file)),
): Promise<GameSources> {
  const refused: SourceRefusal[] = [];
  const found = await gamesIn(file, file, files, refused);
  return { games: found.map(({ game }) => game), files: found.map(() => file), refused };
}

/** The game files under a folder, as the catalogue's parser asks for them. It has checked the paths before. */
export function gameFilesIn(folder: string): GameFiles {
  return { has: (path) => existsSync(join(folder, path)) };
}

/** JSON files under `catalogue/` that are not lists of games. */
const notLists: ReadonlySet<string> = new Set([verifiedName, "package.json"]);

async function listsIn(root: string, refused: SourceRefusal[]): Promise<Found[]> {
  const names = (await namesIn(join(root, "catalogue"))).filter(
    (name) => name.endsWith(".json") && !notLists.has(name),
  );
  const files = gameFilesIn(join(root, "games", "html5"));
  const found: Found[] = [];
  for (const name of names) {
    found.push(...(await gamesIn(join(root, "catalogue", name), `catalogue/${name}`, files, refused)));
  }
  return found;
}

async function gamesIn(
  path: string,
  file: string,
  files: GameFiles,
  refused: SourceRefusal[],
): Promise<Found[]> {
  try {
    const read = readCatalogue(await readJson(path), files);
    for (const { name, reason, code } of read.refused) refused.push({ file, entry: name, reason, code });
    return read.games.map((game) => ({ game, file }));
  } catch (error) {
    refused.push(refusalOf(error, file));
    return [];
  }
}

async function manifestsIn(
  root: string,
  place: LocalType | "consoles",
  refused: SourceRefusal[],
): Promise<Found[]> {
  const found: Found[] = [];
  const isCartridge = place === "consoles";
  const type = isCartridge ? "html5" : place;
  for (const { slug, path, names } of await findGameFolders(join(root, "games", place))) {
    const file = `games/${place}/${path}/manifest.json`;
    const folder = { type, slug, hasCover: names.includes(coverFile("cover")), isCartridge };
    try {
      found.push({ game: parseManifest(await readJson(join(root, file)), folder), file });
    } catch (error) {
      refused.push(refusalOf(error, file));
    }
  }
  return found;
}

async function packagedIn(root: string, refused: SourceRefusal[]): Promise<Found[]> {
  const packaged = await readPackaged(root);
  for (const { file, refusal } of packaged.refused) refused.push(refusalOf(refusal, file));
  return packaged.games;
}

function refusalOf(error: unknown, file: string): SourceRefusal {
  if (!(error instanceof Refusal)) throw error;
  return { file, reason: error.message, code: error.code };
}

/** File names in a folder, sorted by code unit so that the catalogue has the same order on every machine; none without the folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
      return [];
    throw error;
  }
}
