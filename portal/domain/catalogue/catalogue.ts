import { createFnvHash } from "#domain/hash.ts";
import type { Game, GameType } from "./game.ts";
import { createAddedSinceIndex } from "./listing/added-since.ts";
import type { Listing } from "./listing/paging.ts";
import { publicGame } from "./public-game.ts";
import { alphabetical } from "./search/by-name.ts";
import { createNgramIndex, type NgramIndex } from "./search/ngram-index.ts";

/**
 * The newest games of each tag that the tag index holds: a game page must not count through forty thousand puzzles, and ties
 * go to the newer game anyway.
 */
const MAX_GAMES_PER_TAG = 300;

/**
 * The catalogue in memory: all games with the orders and indexes that pages need, so that a page costs the same at any size.
 * Orders and indexes that few pages need are built at first use.
 */
export type Catalogue = {
  /** In list order: trending first, then as the catalogue has them. */
  readonly games: readonly Game[];
  readonly size: number;
  /** Changes when, and only when, something that the public catalogue shows changes. */
  readonly version: string;
  readonly trending: readonly Game[];
  /** Games that the play origin serves, in list order. */
  readonly local: readonly Game[];
  /** Newest first. */
  readonly newest: readonly Game[];
  /** In search order: trending first, then by name. */
  readonly byName: readonly Game[];
  /** N-gram index of the names of `byName`, in lower case. */
  readonly names: NgramIndex;
  /** The game with this path, or with this URL among its servers. */
  byPath(path: string): Game | undefined;
  /** In list order. */
  ofType(type: GameType): readonly Game[];
  /** Games added on this day or later, in list order. */
  since(day: Date): Listing<Game>;
  /** Newest first, at most a few hundred. */
  withTag(tag: string): readonly Game[];
};

export function createCatalogue(source: readonly Game[]): Catalogue {
  const trending = source.filter((game) => game.isTrending);
  const rest = source.filter((game) => !game.isTrending);
  const games = [...trending, ...rest];
  const types = Object.groupBy(games, (game) => game.gameType);
  const paths = pathIndex(games);
  const version = once(() => versionOf(games));
  const local = once(() => games.filter(({ gameType }) => gameType !== "external"));
  const newest = once(() => newestFirst(games));
  const byName = once(() => [...alphabetical(trending), ...alphabetical(rest)]);
  const names = once(() => createNgramIndex(byName().map(({ name }) => name.toLowerCase())));
  const since = once(() => createAddedSinceIndex(games));
  const tags = once(() => tagIndex(newest()));
  return {
    games,
    size: games.length,
    get version() {
      return version();
    },
    trending,
    get local() {
      return local();
    },
    get newest() {
      return newest();
    },
    get byName() {
      return byName();
    },
    get names() {
      return names();
    },
    byPath: (path) => paths.get(path),
    ofType: (type) => types[type] ?? [],
    since: (day) => since()(day),
    withTag: (tag) => tags().get(tag) ?? [],
  };
}

/** Memoises a factory. */
function once<Value extends object | string>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Grouped by day first: there are many games and few days, so this is faster than a sort of all games. */
function newestFirst(games: readonly Game[]): Game[] {
  const days = Map.groupBy(games, ({ addedAt }) => addedAt.getTime());
  return [...days].sort(([a], [b]) => b - a).flatMap(([, ofDay]) => ofDay);
}

function pathIndex(games: readonly Game[]): ReadonlyMap<string, Game> {
  const index = new Map<string, Game>();
  for (const game of games) index.set(game.path, game);
  for (const game of games) {
    for (const server of game.servers) {
      if (!index.has(server)) index.set(server, game);
      // Links from elsewhere may carry the URL as a browser normalises it.
      const href = URL.canParse(server) ? new URL(server).href : server;
      if (!index.has(href)) index.set(href, game);
    }
  }
  return index;
}

function tagIndex(newest: readonly Game[]): ReadonlyMap<string, readonly Game[]> {
  const index = new Map<string, Game[]>();
  for (const game of newest) {
    for (const tag of new Set(game.tags)) {
      const games = index.get(tag);
      if (!games) index.set(tag, [game]);
      else if (games.length < MAX_GAMES_PER_TAG) games.push(game);
    }
  }
  return index;
}

function versionOf(games: readonly Game[]): string {
  const hash = createFnvHash();
  for (const game of games) hash.add(JSON.stringify(publicGame(game)));
  return hash.digest();
}
