import { createShardedMap } from "#domain/sharded-map.ts";
import { ITEMS_PER_STEP, type Steps } from "#domain/steps.ts";
import type { Game } from "./game.ts";

/** Finds the game with this path, or with this URL among its servers. */
export type PathIndex = (path: string) => Game | undefined;

export function* pathIndexSteps(games: readonly Game[]): Steps<PathIndex> {
  const index = createShardedMap<Game>();
  for (const [at, game] of games.entries()) {
    index.set(game.path, game);
    if (at % ITEMS_PER_STEP === 0) yield;
  }
  for (const [at, game] of games.entries()) {
    for (const server of game.servers) {
      if (!index.has(server)) index.set(server, game);
      // Links from elsewhere may carry the URL as a browser normalises it.
      const href = URL.parse(server)?.href ?? server;
      if (!index.has(href)) index.set(href, game);
    }
    if (at % ITEMS_PER_STEP === 0) yield;
  }
  return index.get;
}
