import { ITEMS_PER_STEP, type Steps } from "#domain/steps.ts";
import type { Game } from "./game.ts";

/**
 * The newest games of each tag that the tag index holds: a game page must not count through forty thousand puzzles, and ties
 * go to the newer game anyway.
 */
const MAX_GAMES_PER_TAG = 300;
/** The newest games of each maker: more than any page shows. */
const MAX_GAMES_PER_AUTHOR = 30;

export type GameIndex = ReadonlyMap<string, readonly Game[]>;

export function tagIndexSteps(newest: readonly Game[]): Steps<GameIndex> {
  return indexSteps(newest, ({ tags }) => new Set(tags), MAX_GAMES_PER_TAG);
}

export function authorIndexSteps(newest: readonly Game[]): Steps<GameIndex> {
  return indexSteps(newest, ({ author }) => (author ? [author] : []), MAX_GAMES_PER_AUTHOR);
}

function* indexSteps(
  newest: readonly Game[],
  keysOf: (game: Game) => Iterable<string>,
  maxPerKey: number,
): Steps<GameIndex> {
  const index = new Map<string, Game[]>();
  for (const [at, game] of newest.entries()) {
    for (const key of keysOf(game)) {
      const games = index.get(key);
      if (!games) index.set(key, [game]);
      else if (games.length < maxPerKey) games.push(game);
    }
    if (at % ITEMS_PER_STEP === 0) yield;
  }
  return index;
}
