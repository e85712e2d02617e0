import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Game } from "#domain/catalogue/game.ts";

/**
 * The games that share tags with this one, closest first.
 * Ties go to the newer game: otherwise the old classics would keep every place for themselves.
 */
export function relatedGames(game: Game, catalogue: Pick<Catalogue, "withTag">, limit: number): Game[] {
  const closeness = new Map<Game, number>();
  for (const tag of new Set(game.tags)) {
    for (const other of catalogue.withTag(tag)) {
      if (other.id !== game.id) closeness.set(other, (closeness.get(other) ?? 0) + 1);
    }
  }
  return [...closeness]
    .sort(([a, nearA], [b, nearB]) => nearB - nearA || b.addedAt.getTime() - a.addedAt.getTime())
    .slice(0, limit)
    .map(([other]) => other);
}
