import type { Saves } from "#app/stage/saves.ts";
import { type GameOrigin, gameOriginFor, type PlayOrigin } from "#domain/play-origin.ts";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import {
  type DatabaseGame,
  databaseGame,
  databaseGames,
  forgetMirrored,
  setMirroredAt,
} from "./database-games.ts";
import { isRestoreDue } from "./database-key.ts";
import { openGameDatabases } from "./game-databases.ts";
import { type MirroredGame, mirrorDatabases, restoreDatabases } from "./mirror-databases.ts";

type GameSaves = MirroredGame["saves"];
type GameRecord = Omit<DatabaseGame, "mirroredAt">;

/** Mirrors the databases of all games that have some. Gives the games that keep more than can travel. */
export async function mirrorAllDatabases(saves: GameSaves, play: PlayOrigin): Promise<string[]> {
  const tooLarge: string[] = [];
  for (const game of databaseGames()) {
    const at = gameOriginFor(play, location, game.label);
    // A game that cannot be reached, as without a network, leaves as it was mirrored last.
    const isComplete = await withDatabases(saves, at, game, mirrorDatabases).catch(warn);
    if (isComplete === false) tooLarge.push(game.path);
  }
  return tooLarge;
}

/** Restores the databases of a game that is about to start, where its saves have others than it was mirrored from. */
export async function restoreGameDatabases(
  saves: GameSaves,
  at: GameOrigin,
  game: GameRecord,
  entries: readonly SaveEntry[],
): Promise<void> {
  if (isRestoreDue(entries, databaseGame(game.path)?.mirroredAt))
    await withDatabases(saves, at, game, restoreDatabases);
}

/** Deletes the databases of a game whose saves the visitor deletes. */
export async function deleteGameDatabases(play: PlayOrigin, path: string): Promise<void> {
  const game = databaseGame(path);
  if (game === undefined) return;
  const databases = openGameDatabases(gameOriginFor(play, location, game.label), game.guest);
  try {
    for (const { name } of await databases.dumps()) await databases.delete(name);
    forgetMirrored(game);
  } finally {
    databases.close();
  }
}

async function withDatabases<T>(
  saves: Pick<Saves, "load" | "restore">,
  at: GameOrigin,
  game: GameRecord,
  work: (mirrored: MirroredGame) => Promise<T>,
): Promise<T> {
  const databases = openGameDatabases(at, game.guest);
  const times = {
    get: (name: string) => databaseGame(game.path)?.mirroredAt[name],
    set: (name: string, time: number) => setMirroredAt(game, name, time),
  };
  try {
    return await work({ path: game.path, saves, databases, times });
  } finally {
    databases.close();
  }
}

function warn(error: unknown): undefined {
  console.warn("a game's databases could not be read", error);
}
