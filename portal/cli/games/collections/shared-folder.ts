import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { findFilm } from "#cli/games/films/film-folder.ts";
import { tokensOf } from "#domain/markup.ts";
import type { SourceGame } from "./source-game.ts";

/** Why a game is refused of which it cannot be told what is its own. */
export const SHARED_FOLDER =
  "its page lies in a folder with other games, and loads files: give it a folder of its own";

/** A page with everything in it is rarely larger. */
const MAX_PAGE_BYTES = 50 * 1024 * 1024;

/**
 * What is surely a game's own, of a folder that holds others, too: the film that its page shows, or a page that loads no file. Undefined where that
 * cannot be told.
 */
export async function ownPart(game: SourceGame): Promise<SourceGame | undefined> {
  const { source, entry } = game;
  if (source.kind !== "folder" || source.start === undefined) return undefined;
  const film = await findFilm(source.path, source.start);
  if (film) {
    const hasCompanions = film.folder !== source.path;
    return {
      ...game,
      entry: { ...entry, flash: film.settings },
      source: { kind: "film", path: film.film, hasCompanions },
    };
  }
  const path = join(source.path, source.start);
  return (await loadsNothing(path)) ? { ...game, source: { kind: "page", path } } : undefined;
}

async function loadsNothing(page: string): Promise<boolean> {
  if ((await stat(page)).size > MAX_PAGE_BYTES) return false;
  for (const token of tokensOf(await readFile(page, "latin1"))) {
    if (token.kind !== "start") continue;
    const names = token.name === "link" ? ["href"] : ["src", "data", "poster"];
    if (names.some((name) => isOwnFile(token.attributes.get(name)))) return false;
  }
  return true;
}

/** Whether a URL of a page leads to a file beside it. */
function isOwnFile(url: string | undefined): boolean {
  return url !== undefined && url.trim() !== "" && !/^\s*(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(url);
}
