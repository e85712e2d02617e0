import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { findStartPage } from "#adapters/files/import-folder.ts";
import { isSystemFile } from "#adapters/files/system-files.ts";
import type { FlashSettings } from "#domain/catalogue/flash-settings.ts";
import { decodedPath } from "#domain/decoded-path.ts";
import { drawsItself, readFilmPage } from "./film-page.ts";

/** A folder that holds one film: the SWF, the folder in which the files lie that it loads, and the settings of the page that shows it. */
export type FilmFolder = { readonly film: string; readonly folder: string; readonly settings: FlashSettings };

/** A larger page is a game of its own. */
const MAX_PAGE_BYTES = 256 * 1024;

/**
 * Whether a folder is a Flash game: it has a SWF and no page, or a page that does nothing but show one SWF in Ruffle or Flash. Undefined for
 * everything else.
 */
export async function findFilm(source: string, entry?: string): Promise<FilmFolder | undefined> {
  const folder = await liftOnlyFolder(source);
  const names = (await readdir(folder)).filter((name) => !isSystemFile(name));
  const pages = names.filter((name) => /\.html?$/i.test(name));
  if (pages.length === 0 && entry === undefined) return mainFilm(folder, names);
  const page = findStartPage(pages, entry);
  return page === undefined ? undefined : wrappedFilm(folder, page);
}

/** The only SWF of a folder without pages, or the one that is named as the folder is. */
function mainFilm(folder: string, names: readonly string[]): FilmFolder | undefined {
  const films = names.filter((name) => /\.swf$/i.test(name));
  const wanted = [basename(folder), "index", "main", "game"].map((stem) => `${stem}.swf`.toLowerCase());
  const named = wanted
    .map((one) => films.find((name) => name.toLowerCase() === one))
    .find((name) => name !== undefined);
  const film = films.length === 1 ? films[0] : named;
  return film === undefined ? undefined : { film: join(folder, film), folder, settings: {} };
}

async function wrappedFilm(folder: string, page: string): Promise<FilmFolder | undefined> {
  const file = join(folder, page);
  if ((await stat(file)).size > MAX_PAGE_BYTES) return undefined;
  const markup = await readFile(file, "latin1");
  const ownScripts = await textsOfScripts(folder, readFilmPage(markup).scripts);
  if (ownScripts === undefined) return undefined;
  const { films, settings, isMore, hasPlayer } = readFilmPage(markup, ownScripts);
  if (isMore) return undefined;
  const present = await Promise.all(films.map((film) => fileIn(folder, film)));
  const [named, other] = new Set(present.filter((path) => path !== undefined));
  if (other !== undefined) return undefined;
  // The path may be put together by the script, or begin at the root of the site from which the page comes.
  const film = named ?? (hasPlayer ? await onlyFilmBelow(folder, films) : undefined);
  return film === undefined ? undefined : { film, folder: dirname(film), settings };
}

/** The only SWF of a folder; undefined where the page names another one, of another host. */
async function onlyFilmBelow(folder: string, named: readonly string[]): Promise<string | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const [only, other] = entries.filter(
    ({ name, parentPath }) =>
      /\.swf$/i.test(name) &&
      !/install/i.test(name) &&
      !isSystemFile(relative(folder, join(parentPath, name))),
  );
  if (!only?.isFile() || other) return undefined;
  const elsewhere = named.filter((film) => /^(?:https?:)?\/\//i.test(film));
  if (!elsewhere.every((film) => decodedPath(film).endsWith(`/${only.name}`))) return undefined;
  return join(only.parentPath, only.name);
}

/** Scripts that show films, count visitors or adorn the page. */
const wrapperScript = /ruffle|swfobject|AC_RunActiveContent|jquery|analytics|gtag|waflash/i;

/** The texts of a page's own scripts; undefined where one of them is a game itself. */
async function textsOfScripts(folder: string, scripts: readonly string[]): Promise<string[] | undefined> {
  const texts: string[] = [];
  for (const src of scripts) {
    const path = wrapperScript.test(src) ? undefined : await fileIn(folder, src);
    if (path === undefined) continue;
    if ((await stat(path)).size > MAX_PAGE_BYTES) return undefined;
    const text = await readFile(path, "latin1");
    if (drawsItself.test(text)) return undefined;
    texts.push(text);
  }
  return texts;
}

/** A file of the folder that a page names; undefined where it is not there, or lies elsewhere. */
async function fileIn(folder: string, place: string): Promise<string | undefined> {
  const path = join(folder, decodedPath(place.replace(/[?#].*$/, "")));
  const way = relative(folder, path);
  if (way === "" || way === ".." || way.startsWith(`..${sep}`)) return undefined;
  const facts = await stat(path).catch(() => undefined);
  return facts?.isFile() ? path : undefined;
}

/** A folder whose only entry is a folder stands for that one. */
async function liftOnlyFolder(folder: string): Promise<string> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !isSystemFile(name));
  const [only] = entries;
  return entries.length === 1 && only?.isDirectory() ? liftOnlyFolder(join(folder, only.name)) : folder;
}
