import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Game } from "#domain/catalogue/game.ts";
import type { Listing } from "#domain/catalogue/listing/paging.ts";
import { cleanText } from "#domain/clean-text.ts";
import { foldedText } from "./folded-text.ts";

/** No name is longer, so a longer query matches nothing. */
const MAX_QUERY_LENGTH = 200;

/** Substring search by name in any language, without accents or case: trending games first, then by name. */
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

/** Normalises a query as names are. Empty when nothing can match. */
export function wantedOf(words: string): string {
  return words.length > MAX_QUERY_LENGTH ? "" : foldedText(cleanText(words));
}
