import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { findStartPage } from "#adapters/files/import-folder.ts";
import { isSystemFile } from "#adapters/files/system-files.ts";
import { decodedPath } from "#domain/decoded-path.ts";
import { drawsItself, readFilmPage } from "./film-page.ts";
import type { Parameters } from "./script-films.ts";

/** A folder that holds one film: the SWF, the folder in which the files lie that it loads, and its FlashVars. */
export type FilmFolder = { readonly film: string; readonly folder: string; readonly parameters: Parameters };

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
  return film === undefined ? undefined : { film: join(folder, film), folder, parameters: {} };
}

async function wrappedFilm(folder: string, page: string): Promise<FilmFolder | undefined> {
  const file = join(folder, page);
  if ((await stat(file)).size > MAX_PAGE_BYTES) return undefined;
  const { films, parameters, scripts, isMore } = readFilmPage(await readFile(file, "latin1"));
  const present = (await Promise.all(films.map((film) => fileIn(folder, film)))).filter(
    (path) => path !== undefined,
  );
  const [film, other] = new Set(present);
  if (isMore || film === undefined || other !== undefined) return undefined;
  for (const script of scripts) if (await isGameScript(folder, script)) return undefined;
  return { film, folder: dirname(film), parameters };
}

/** Scripts that show films, count visitors or adorn the page. */
const wrapperScript = /ruffle|swfobject|AC_RunActiveContent|jquery|analytics|gtag|waflash/i;

async function isGameScript(folder: string, src: string): Promise<boolean> {
  if (wrapperScript.test(src)) return false;
  const path = await fileIn(folder, src);
  if (path === undefined) return false;
  if ((await stat(path)).size > MAX_PAGE_BYTES) return true;
  return drawsItself.test(await readFile(path, "latin1"));
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
