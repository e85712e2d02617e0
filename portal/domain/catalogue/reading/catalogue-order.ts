import type { Game } from "#domain/catalogue/game.ts";

/** The specification (docs/specification.md) wants the slope runner to open the catalogue. */
const FIRST_PATH = "slopeline/";

/** The mark that a game without one counts as. */
const MIDDLE_QUALITY = 3;

/**
 * Sorts games into the order of the catalogue: the slope runner, local games, external games, and the best first among each. Games that
 * are equal in both keep their order.
 */
export function inCatalogueOrder<Item extends { readonly game: Game }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => rankOf(a.game) - rankOf(b.game) || qualityOf(b.game) - qualityOf(a.game));
}

function rankOf({ path, gameType }: Game): number {
  if (path === FIRST_PATH) return 0;
  return gameType === "external" ? 2 : 1;
}

export function qualityOf({ quality = MIDDLE_QUALITY }: Game): number {
  return quality;
}
