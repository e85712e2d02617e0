import type { Game } from "#domain/catalogue/game.ts";
import { distinctGames, hasNameOfLink } from "#domain/catalogue/reading/duplicates.ts";

/** Why a game cannot be listed beside the shipped games and the operator's own; undefined where it can. It may take the name of a shipped link. */
export function duplicateReason(
  game: Game,
  shipped: readonly Game[],
  own: readonly Game[],
): string | undefined {
  const listed = shipped.filter((link) => !hasNameOfLink(game, link));
  const entries = [...listed, ...own, game].map((each) => ({ game: each }));
  return distinctGames(entries).duplicates.find(({ item }) => item.game === game)?.reason;
}
