import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Game } from "@recess/portal/domain/catalogue/game.ts";

type LocalGame = Pick<Game, "path" | "gameType">;

/** The size of everything that the build made of a local game. `play` is the play origin's root. */
export async function bytesOf(game: LocalGame, play: string): Promise<number> {
  const sizes = (await filesOf(game, play)).map(async (file) => (await stat(file)).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * A short mark that changes with any file of a local game, and with the engine where it needs one. The bridge is left
 * out on purpose: with it, every change there would undo what is known of every game.
 */
export async function digestOf(game: LocalGame, play: string): Promise<string> {
  const hash = createHash("sha256");
  const place = placeOf(game, play);
  for (const file of (await filesOf(game, play)).toSorted()) {
    const content = createHash("sha256").update(await readFile(file));
    hash.update(`${relative(place, file).split(sep).join("/")}\0${content.digest("hex")}\0`);
  }
  if (game.gameType !== "html5") hash.update((await enginesIn(play)).join("\0"));
  return hash.digest("hex").slice(0, 16);
}

/** Compressed copies say nothing new. */
async function filesOf(game: LocalGame, play: string): Promise<string[]> {
  const place = placeOf(game, play);
  if (!(await stat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Their folders carry a mark of what is in them. */
async function enginesIn(play: string): Promise<string[]> {
  return (await readdir(join(play, "player", "engines"))).toSorted();
}

function placeOf({ path, gameType }: LocalGame, play: string): string {
  // A waflash path begins with its own folder.
  return gameType === "waflash" ? join(play, path) : join(play, gameType, path);
}
