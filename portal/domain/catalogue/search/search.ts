import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Game } from "#domain/catalogue/game.ts";
import type { Listing } from "#domain/catalogue/listing/paging.ts";
import { cleanText } from "#domain/clean-text.ts";

/** No name is longer, so a longer query can match nothing and is not worth looking for. */
const longestQuery = 200;

/** The games whose name contains these words, whatever their case: trending first, then by name. */
export function searchGames(
  { byName, names }: Pick<Catalogue, "byName" | "names">,
  words: string,
): Listing<Game> {
  const hits = names.find(wantedOf(words));
  return {
    length: hits.length,
    slice: (from, to) => Array.from(hits.slice(from, to)).flatMap((row) => byName[row] ?? []),
  };
}

/** The words as names are looked through for them. Empty when there is nothing to look for. */
export function wantedOf(words: string): string {
  return words.length > longestQuery ? "" : cleanText(words).toLowerCase();
}
