import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { readJsData } from "#adapters/acorn/js-data.ts";
import { readJson } from "#adapters/files/json-file.ts";
import { type FieldKeys, findList, type KnownList } from "#domain/catalogue/collections/list-shapes.ts";
import { Refusal } from "#domain/errors.ts";

/** A larger file is no list of games. */
const MAX_LIST_BYTES = 10 * 1024 * 1024;

/** Folders of a collection in which its list is looked for, besides its top. */
const listFolders = [
  "",
  "data",
  "js",
  "json",
  "src",
  "src/data",
  "assets",
  "assets/js",
  "assets/json",
  "public",
  "config",
  "games",
];

/** A list of games in a file. */
export type ListFile = KnownList & { readonly file: string };

/** Reads a list that the operator named. @throws Refusal where it is none. */
export async function readListFile(file: string, map?: FieldKeys): Promise<ListFile> {
  const list = findList(await dataIn(file), map);
  if (!list)
    throw new Refusal(
      "catalogue-invalid",
      `${file} has no list of games that I know; say what its keys mean: --map name=title,path=link,cover=picture`,
    );
  return { ...list, file };
}

/** Looks for a list of known shape in a collection. The one with the most games is taken. */
export async function findListFile(folder: string, map?: FieldKeys): Promise<ListFile | undefined> {
  const found: ListFile[] = [];
  for (const below of listFolders) {
    const names = await readdir(join(folder, below)).catch(() => []);
    for (const name of names.filter((one) => /\.(?:json|m?js|cjs)$/i.test(one)).toSorted()) {
      const file = join(folder, below, name);
      if ((await stat(file)).size > MAX_LIST_BYTES) continue;
      const list = findList(await dataIn(file).catch(ignoreRefusal), map);
      if (list) found.push({ ...list, file });
    }
  }
  return found.toSorted((a, b) => b.list.length - a.list.length).at(0);
}

/** JSON as it is; a script's lists and objects, read as data. */
async function dataIn(file: string): Promise<unknown> {
  if (/\.json$/i.test(file)) return readJson(file);
  return readJsData(await readFile(file, "utf8"));
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
