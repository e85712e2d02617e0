import Fuse from "fuse.js";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { wantedOf } from "./search.ts";

/** So many names are compared letter by letter, of a catalogue of any size. */
const compared = 200;
/** About one wrong letter in three; more, and the answers have nothing to do with the question. */
const mostDifferent = 0.34;

/** Games whose names are nearly what was asked for: typing errors and punctuation aside, the closest first. */
export function didYouMean(
  { byName, names }: Pick<Catalogue, "byName" | "names">,
  words: string,
  limit: number,
): Game[] {
  const wanted = plain(wantedOf(words));
  if (wanted.length < 2) return [];
  const near = names.closest(wanted, compared).flatMap((row) => byName[row] ?? []);
  const fuse = new Fuse(
    near.map((game) => ({ game, name: plain(game.name.toLowerCase()) })),
    { keys: ["name"], threshold: mostDifferent, ignoreLocation: true },
  );
  return fuse.search(wanted, { limit }).map(({ item }) => item.game);
}

/** Letters and digits only, without accents: `Agar.io` and `agario` are the same. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/[^\p{L}\p{N}]+/gu, "");
}
