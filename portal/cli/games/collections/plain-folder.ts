import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { isCartridgeName } from "#domain/catalogue/cartridge/cartridge.ts";
import { CURATION_FILE } from "#domain/catalogue/collections/curation.ts";
import { Refusal } from "#domain/errors.ts";
import { curationIn } from "./curation-meta.ts";
import { readZippedCurations } from "./curation-zip.ts";
import { locateGame, locatePicture } from "./locate.ts";
import { ownPart, SHARED_FOLDER } from "./shared-folder.ts";
import type { Collection, GameSource, RefusedGame, SourceGame } from "./source-game.ts";

/** Folders of folders of games are looked into down to here. */
const MAX_DEPTH = 4;

/** Pictures in a game's folder that are meant to be shown. */
const coverNames = ["cover", "thumbnail", "thumb", "splash", "preview", "screenshot", "logo", "icon"].flatMap(
  (name) => ["png", "jpg", "jpeg", "webp", "gif"].map((type) => `${name}.${type}`),
);

/** Reads a collection without a list: Flashpoint curations, and else each SWF, cartridge, zip, page by itself, and folder with a page or a SWF of its own. */
export async function readPlainFolder(root: string): Promise<Collection> {
  const games: SourceGame[] = [];
  const refused: RefusedGame[] = [];
  await visit(root, MAX_DEPTH);
  await addPagesAtTop();
  return { title: "a folder of games", games, refused };

  async function visit(folder: string, depth: number): Promise<void> {
    const entries = (await readdir(folder, { withFileTypes: true }))
      .filter(({ name }) => !/^(?:\.|__MACOSX$|node_modules$)/.test(name))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isSymbolicLink())
        refuse(path, "it is a link, which could lead anywhere; links are not followed");
      else if (entry.isFile() && isGameFile(entry.name)) await addFile(path);
      else if (entry.isFile() && /\.(?:rar|7z|exe|dcr|unity3d|tar|t?gz)$/i.test(entry.name))
        refuse(path, "only folders, zips, cartridges and SWF files are taken: unpack it first");
      else if (entry.isDirectory()) await visitFolder(path, depth);
    }
  }

  /** Games of one page each. Beside an `index.html` they are pages of the site from which the collection comes. */
  async function addPagesAtTop(): Promise<void> {
    const entries = await readdir(root, { withFileTypes: true });
    const pages = entries.filter((entry) => entry.isFile() && /^[^.].*\.html?$/i.test(entry.name));
    if (pages.some(({ name }) => name.toLowerCase() === "index.html")) return;
    for (const { name } of pages) {
      const path = join(root, name);
      const game: SourceGame = {
        entry: { places: [], covers: [] },
        source: { kind: "folder", path: root, start: name },
        label: name,
      };
      const own = await ownPart(game);
      const cover = await locatePicture(picturesOf(path), root, [root]);
      if (own) games.push({ ...own, cover });
      else refuse(path, SHARED_FOLDER);
    }
  }

  async function visitFolder(path: string, depth: number): Promise<void> {
    const entries = await readdir(path, { withFileTypes: true });
    if (entries.some(({ name }) => name === CURATION_FILE)) return addCuration(path);
    if (isGame(basename(path), entries)) return add(path, { kind: "folder", path }, coverNames, [path]);
    const inside = entries.filter((entry) => entry.isDirectory() || isGameFile(entry.name));
    if (inside.length === 0) return refuse(path, "it has neither a page nor a SWF nor a cartridge");
    // One lone folder in a folder is the game itself, wrapped once more.
    if (depth > 0) await visit(path, depth - 1);
  }

  async function addFile(path: string): Promise<void> {
    const curations = /\.zip$/i.test(path)
      ? await readZippedCurations(path, relative(root, path))
      : undefined;
    if (curations && curations.games.length + curations.refused.length > 0) {
      games.push(...curations.games);
      refused.push(...curations.refused);
      return;
    }
    const kind = isCartridgeName(path) ? "cartridge" : /\.zip$/i.test(path) ? "zip" : "film";
    await add(path, { kind, path }, picturesOf(path), [join(path, "..")]);
  }

  async function add(path: string, source: GameSource, covers: readonly string[], near: readonly string[]) {
    const cover = await locatePicture(covers, root, near);
    games.push({ entry: { places: [], covers }, source, cover, label: relative(root, path) });
  }

  async function addCuration(path: string): Promise<void> {
    try {
      const entry = curationIn(await readFile(join(path, CURATION_FILE), "utf8"));
      const found = await locateGame(entry.places, path, path);
      const source = found?.kind === "film" ? { ...found, hasCompanions: true } : found;
      if (!source) throw new Refusal("upload-refused", `its files are not there: ${entry.places.join()}`);
      const cover = await locatePicture(entry.covers, root, [path]);
      games.push({ entry, source, cover, label: relative(root, path) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(path, error.message);
    }
  }

  function refuse(path: string, reason: string): void {
    refused.push({ label: relative(root, path), name: basename(path), reason });
  }
}

/** Pictures of a file's own name. */
function picturesOf(path: string): string[] {
  const stem = basename(path).replace(/\.[^.]+$/, "");
  return ["png", "jpg", "jpeg", "webp", "gif"].map((type) => `${stem}.${type}`);
}

/** Whether a file is a game by itself. */
function isGameFile(name: string): boolean {
  return /\.(?:swf|zip)$/i.test(name) || isCartridgeName(name);
}

/** Whether a folder is one game: it has a page, its only SWF, or one that has the folder's own name. */
function isGame(name: string, entries: readonly Dirent[]): boolean {
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name.toLowerCase());
  if (files.some((file) => /\.html?$/.test(file))) return true;
  const films = files.filter((file) => file.endsWith(".swf"));
  return films.length === 1 || films.includes(`${name.toLowerCase()}.swf`);
}
