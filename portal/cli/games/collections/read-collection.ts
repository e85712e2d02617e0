import { existsSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { CollectionEntry } from "#domain/catalogue/collections/collection-entry.ts";
import { entriesOf, type FieldKeys } from "#domain/catalogue/collections/list-shapes.ts";
import { specificationEntries } from "#domain/catalogue/collections/specification-list.ts";
import { Refusal } from "#domain/errors.ts";
import { withCommands } from "#paths.mjs";
import { findListFile, type ListFile, readListFile } from "./list-file.ts";
import { bases, locateGame, locatePicture } from "./locate.ts";
import { readPlainFolder } from "./plain-folder.ts";
import { nameOf } from "./plan.ts";
import { ownPart, SHARED_FOLDER } from "./shared-folder.ts";
import type { Collection, GameSource, RefusedGame, SourceGame } from "./source-game.ts";

type Options = { readonly list?: string | undefined; readonly map?: FieldKeys | undefined };

/** Reads a collection: by the list that the operator names, by one that is found in it, or folder by folder. */
export async function readCollection(folder: string, { list, map }: Options): Promise<Collection> {
  const root = resolve(folder);
  if (list !== undefined) return readListed(root, await readListFile(resolve(list), map));
  const found = await findListFile(root, map);
  const listed = found.list && (await readListed(root, found.list));
  // A file may look like a list and be something else, unless the operator named it.
  if (listed && listed.games.length > 0) return listed;
  const remarks = found.unread.map((fault) => `This file is not read as the list: ${fault}.`);
  const plain = await readPlainFolder(root);
  if (plain.games.length + plain.refused.length === 0) throw new Refusal("upload-refused", nothingIn(root));
  return { ...plain, remarks };
}

function nothingIn(root: string): string {
  return existsSync(join(root, "index.html"))
    ? withCommands(`it is one game and no collection; add it: npm run games -- add ${root}`)
    : "there is no game in it: no list, page, SWF, cartridge or zip";
}

async function readListed(root: string, file: ListFile): Promise<Collection> {
  const listDir = dirname(file.file);
  const files = {
    has: (path: string) =>
      [root, listDir].some((dir) => bases.some((base) => existsSync(join(dir, base, path)))),
  };
  const read = file.isSpecification
    ? specificationEntries(file, files)
    : { entries: entriesOf(file), refused: [] };
  const games: SourceGame[] = [];
  const refused: RefusedGame[] = read.refused.map(({ name, reason }) => ({ label: name, name, reason }));
  for (const entry of read.entries) {
    const source = await locateGame(entry.places, root, listDir);
    const fault = source ? undefined : missing(entry);
    if (source) games.push(await sourceGame(entry, source, root, listDir));
    else refused.push({ label: entry.places[0] ?? "", name: entry.name ?? "(no name)", reason: fault ?? "" });
  }
  const kept: SourceGame[] = [];
  for (const game of games) {
    const own = isShared(game, games, root) ? await ownPart(game) : game;
    if (own) kept.push(own);
    else refused.push({ label: game.label, name: nameOf(game), reason: SHARED_FOLDER });
  }
  const title = `${relative(root, file.file) || basename(file.file)} (${file.title})`;
  return { title, games: kept, refused };
}

async function sourceGame(
  entry: CollectionEntry,
  source: GameSource,
  root: string,
  listDir: string,
): Promise<SourceGame> {
  const near = source.kind === "url" ? [] : [source.kind === "folder" ? source.path : dirname(source.path)];
  const cover = await locatePicture(entry.covers, root, [...near, listDir]);
  const label =
    source.kind === "url"
      ? source.url
      : relative(root, source.path) + (startOf(source) && `/${startOf(source)}`);
  return { entry, source, cover, label };
}

/** Whether its folder holds other games of the list, or the whole collection: it cannot be told which files are its own. */
function isShared({ source }: SourceGame, games: readonly SourceGame[], root: string): boolean {
  if (source.kind !== "folder") return false;
  if (source.path === root) return true;
  return games.some(
    ({ source: other }) =>
      other !== source &&
      other.kind === "folder" &&
      (other.path.startsWith(`${source.path}/`) ||
        (other.path === source.path && startOf(other) !== startOf(source))),
  );
}

function startOf(source: GameSource): string {
  return (source.kind === "folder" && source.start) || "";
}

function missing({ places }: CollectionEntry): string {
  return places[0] === undefined
    ? "the list does not say where it is"
    : `its files are not there: ${places[0]}`;
}
