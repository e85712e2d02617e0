import Fuse from "fuse.js";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { wantedOf } from "./search.ts";
import { listSearchedNames } from "./searched-names.ts";

/** Candidates that are compared letter by letter, for a catalogue of any size. */
const MAX_CANDIDATES = 200;
/** Fuse.js threshold: about one wrong letter in three. Above it, results have nothing to do with the query. */
const MAX_DISTANCE = 0.34;

/** Fuzzy search by name: games whose names are close to the query, closest first. Punctuation is ignored. */
export function didYouMean(
  { byName, names }: Pick<Catalogue, "byName" | "names">,
  words: string,
  limit: number,
): Game[] {
  const wanted = plain(wantedOf(words));
  if (wanted.length < 2) return [];
  const near = names.closest(wanted, MAX_CANDIDATES).flatMap((row) => byName[row] ?? []);
  const fuse = new Fuse(
    near.map((game) => ({ game, names: listSearchedNames(game).map(plain) })),
    { keys: ["names"], threshold: MAX_DISTANCE, ignoreLocation: true },
  );
  return fuse.search(wanted, { limit }).map(({ item }) => item.game);
}

/** Letters and digits only: `Agar.io` and `agario` are the same. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}
