import type { Catalogue } from "./catalogue.ts";
import type { Game } from "./game.ts";
import { tidy } from "./tidy.ts";

/** No name is longer, so a longer query can match nothing and is not worth looking for. */
const longestQuery = 200;

/** The games whose name contains these words, whatever their case: trending first, then by name. */
export function searchGames(catalogue: Pick<Catalogue, "byName">, words: string): Game[] {
  if (words.length > longestQuery) return [];
  const wanted = tidy(words).toLowerCase();
  if (wanted === "") return [];
  return catalogue.byName.filter(({ lower }) => lower.includes(wanted)).map(({ game }) => game);
}
