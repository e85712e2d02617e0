import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { isConsolePath } from "@recess/portal/domain/catalogue/console-path.ts";
import type { Game } from "@recess/portal/domain/catalogue/game.ts";

type LocalGame = Pick<Game, "path" | "gameType">;

/** Size of all built files of a local game. `play` is the play origin's root. */
export async function bytesOf(game: LocalGame, play: string): Promise<number> {
  const sizes = (await filesOf(game, play)).map(async (file) => (await stat(file)).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Content hash of a local game: of all its files, and of the names of the engines where it needs one. The bridge is left out on
 * purpose: with it, every change of the bridge would make the verdicts of all games stale.
 */
export async function digestOf(game: LocalGame, play: string): Promise<string> {
  const hash = createHash("sha256");
  const base = pathOf(game, play);
  for (const file of (await filesOf(game, play)).toSorted()) {
    const content = createHash("sha256").update(await readFile(file));
    hash.update(`${relative(base, file).split(sep).join("/")}\0${content.digest("hex")}\0`);
  }
  if (game.gameType !== "html5") hash.update((await enginesIn(play)).join("\0"));
  if (isConsolePath(game.path)) hash.update((await consoleEnginesIn(play)).join("\0"));
  return hash.digest("hex").slice(0, 16);
}

/** Built files of a game without their compressed copies. */
async function filesOf(game: LocalGame, play: string): Promise<string[]> {
  const base = pathOf(game, play);
  if (!(await stat(base)).isDirectory()) return [base];
  const entries = await readdir(base, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Folders of the engines. Their names have a content hash. */
async function enginesIn(play: string): Promise<string[]> {
  return (await readdir(join(play, "player", "engines"))).toSorted();
}

/** Workers with the engines of consoles. */
async function consoleEnginesIn(play: string): Promise<string[]> {
  const names = await readdir(join(play, "player"));
  return names.filter((name) => /-worker-[^/]*\.js$/.test(name)).toSorted();
}

function pathOf({ path, gameType }: LocalGame, play: string): string {
  // A waflash path begins with its own folder.
  return gameType === "waflash" ? join(play, path) : join(play, gameType, path);
}
