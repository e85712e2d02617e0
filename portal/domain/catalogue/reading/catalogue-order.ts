import type { Game } from "#domain/catalogue/game.ts";

/** The specification (docs/specification.md) wants the slope runner to open the catalogue. */
const FIRST_PATH = "slopeline/";

/** Sorts games into the order of the catalogue: the slope runner, local games, external games. Equal ranks keep their order. */
export function inCatalogueOrder<Item extends { readonly game: Game }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => rankOf(a.game) - rankOf(b.game));
}

function rankOf({ path, gameType }: Game): number {
  if (path === FIRST_PATH) return 0;
  return gameType === "external" ? 2 : 1;
}
