import type { Game } from "#domain/catalogue/game.ts";
import { groupSteps, ITEMS_PER_STEP, type Steps } from "#domain/steps.ts";

/** Sorts games by the day they were added, the newest first. Grouped by day: there are many games and few days. */
export function* newestFirstSteps(games: readonly Game[]): Steps<Game[]> {
  const days = yield* groupSteps(games, ({ addedAt }) => addedAt.getTime());
  const newest: Game[] = [];
  for (const [, ofDay] of [...days].sort(([a], [b]) => b - a)) {
    for (const [at, game] of ofDay.entries()) {
      newest.push(game);
      if (at % ITEMS_PER_STEP === 0) yield;
    }
  }
  return newest;
}
