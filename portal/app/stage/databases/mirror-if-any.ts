import type { Saves } from "#app/stage/saves.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";
import { databaseGames } from "./database-games.ts";

/** Mirrors the databases of all games, and loads the code for it only in a browser where a game has some. Gives the games that keep more than can travel. */
export async function mirrorIfAny(saves: () => Saves, play: PlayOrigin): Promise<string[]> {
  if (databaseGames().length === 0) return [];
  const { mirrorAllDatabases } = await import("./mirrored-games.ts");
  return mirrorAllDatabases(saves(), play);
}
