import { ITEMS_PER_STEP, type Steps } from "#domain/steps.ts";
import type { Game } from "./game.ts";

/**
 * The newest games of each tag that the tag index holds: a game page must not count through forty thousand puzzles, and ties
 * go to the newer game anyway.
 */
const MAX_GAMES_PER_TAG = 300;

export function* tagIndexSteps(newest: readonly Game[]): Steps<ReadonlyMap<string, readonly Game[]>> {
  const index = new Map<string, Game[]>();
  for (const [at, game] of newest.entries()) {
    for (const tag of new Set(game.tags)) {
      const games = index.get(tag);
      if (!games) index.set(tag, [game]);
      else if (games.length < MAX_GAMES_PER_TAG) games.push(game);
    }
    if (at % ITEMS_PER_STEP === 0) yield;
  }
  return index;
}
