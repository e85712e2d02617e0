import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { readJsData } from "#adapters/acorn/js-data.ts";
import { faultyJsonLine } from "#adapters/files/json-file.ts";
import { type FieldKeys, findList, type KnownList } from "#domain/catalogue/collections/list-shapes.ts";
import { decodeText } from "#domain/decode-text.ts";
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

/** What was looked for: the list, and the JSON files that could not be read, each with its fault. */
export type FoundList = { readonly list?: ListFile | undefined; readonly unread: readonly string[] };

/** Looks for a list of known shape in a collection. The one with the most games is taken. */
export async function findListFile(folder: string, map?: FieldKeys): Promise<FoundList> {
  const found: ListFile[] = [];
  const unread: string[] = [];
  for (const below of listFolders) {
    const names = await readdir(join(folder, below)).catch(() => []);
    for (const name of names.filter((one) => /\.(?:json|m?js|cjs)$/i.test(one)).toSorted()) {
      const file = join(folder, below, name);
      if ((await stat(file)).size > MAX_LIST_BYTES) continue;
      try {
        const list = findList(await dataIn(file), map);
        if (list) found.push({ ...list, file });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // A script that cannot be read as data is no list, and nothing to speak of.
        if (/\.json$/i.test(name)) unread.push(`${join(below, name)}: ${error.message}`);
      }
    }
  }
  return { list: found.toSorted((a, b) => b.list.length - a.list.length).at(0), unread };
}

/** A script's lists and objects, read as data. JSON may have comments and commas too many, as a script may. */
async function dataIn(file: string): Promise<unknown> {
  const text = decodeText(await bytesOf(file));
  if (!/\.json$/i.test(file)) return readJsData(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return dataInLooseJson(text);
  }
}

function dataInLooseJson(text: string): unknown {
  try {
    return readJsData(`const list = ${text}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal("catalogue-invalid", `line ${faultyJsonLine(text)} is not JSON`, { cause: error });
  }
}

async function bytesOf(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new Refusal("catalogue-invalid", `cannot be read (${error.code})`, { cause: error });
  }
}
