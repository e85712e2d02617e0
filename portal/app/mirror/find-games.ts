import { wantedOf } from "#domain/catalogue/search/search.ts";
import {
  type FoundGame,
  foldedNames,
  type PieceIndex,
  pieceFor,
} from "#domain/catalogue/search/search-pieces.ts";
import { mirrorFiles } from "#domain/mirror/mirror-files.ts";
import { fetchMirrorFile } from "./fetch-mirror-file.ts";

export type Found = {
  readonly games: readonly FoundGame[] /** There are more than these. */;
  readonly isCut: boolean;
};

/** Searches a mirror by name, as the portal does: fetches the index once, and one piece for each query. */
export async function findGames(words: string): Promise<Found> {
  const query = wantedOf(words);
  const piece = pieceFor(query, await fetchMirrorFile<PieceIndex>(mirrorFiles.searchIndex()));
  if (!piece) return { games: [], isCut: false };
  const games = await fetchMirrorFile<readonly FoundGame[]>(mirrorFiles.searchPiece(piece.text));
  return { games: games.filter((game) => foldedNames(game).includes(query)), isCut: piece.isCut };
}
