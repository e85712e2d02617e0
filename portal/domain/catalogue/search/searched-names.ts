import type { Game } from "#domain/catalogue/game.ts";
import { foldedText } from "./folded-text.ts";

/** Stands between the names of one game. No query has it, as queries are one line. */
const BETWEEN = "\n";

/** The names of a game in all languages, folded, each once. */
export function searchedNames({ name, words }: Pick<Game, "name" | "words">): string {
  const folded = foldedText(name);
  if (words === undefined) return folded;
  const names = new Set([folded]);
  for (const { name: translated } of Object.values(words)) if (translated) names.add(foldedText(translated));
  return [...names].join(BETWEEN);
}

/** The same, one by one. */
export function listSearchedNames(game: Pick<Game, "name" | "words">): string[] {
  return searchedNames(game).split(BETWEEN);
}
