import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Game, GameType } from "#domain/catalogue/game.ts";
import type { Listing } from "./paging.ts";

export type RandomChoice = {
  /** From 0 up to, but not including, 1. */
  readonly random: () => number;
  /** The path of the game that the visitor is looking at. */
  readonly except?: string;
  readonly types?: readonly GameType[];
};

/** A random game, each equally likely; the excepted one only when there is no other. Undefined when there is none. */
export function randomGame(catalogue: Catalogue, { random, except, types }: RandomChoice): Game | undefined {
  const pools = types ? [...new Set(types)].map(catalogue.ofType) : [catalogue.games];
  const count = pools.reduce((sum, pool) => sum + pool.length, 0);
  const excepted = except === undefined ? undefined : catalogue.byPath(except);
  const skips = excepted !== undefined && (!types || types.includes(excepted.gameType));
  const drawn = at(pools, Math.floor(random() * (skips ? count - 1 : count)));
  // The last game was left out of the draw; it stands in for the excepted one, so all chances stay equal.
  return skips && drawn === excepted ? at(pools, count - 1) : drawn;
}

/** A random item of a list, each equally likely; undefined when it is empty. */
export function randomOf<T>(items: Listing<T>, random: () => number): T | undefined {
  const drawn = Math.floor(random() * items.length);
  return items.slice(drawn, drawn + 1)[0];
}

function at(pools: readonly (readonly Game[])[], index: number): Game | undefined {
  let rest = index;
  for (const pool of pools) {
    if (rest < pool.length) return pool[rest];
    rest -= pool.length;
  }
  return undefined;
}
