import { type MirroredGame, mirrorFiles } from "#domain/mirror/mirror-files.ts";
import { fetchMirrorFile } from "./fetch-mirror-file.ts";

/** The listed ones of these games, in their order. */
export async function mirroredGames(ids: readonly string[]): Promise<MirroredGame[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const games = await fetchMirrorFile<Record<string, MirroredGame>>(mirrorFiles.games(id));
      return Object.hasOwn(games, id) ? games[id] : undefined;
    }),
  );
  return found.filter((game) => game !== undefined);
}
