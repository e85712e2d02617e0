import type { Game, GameType } from "./game.ts";
import { type GramIndex, makeGramIndex } from "./gram-index.ts";
import { makeHash } from "./hash.ts";
import { publicGame } from "./public.ts";
import { makeSince } from "./since.ts";

/**
 * Per tag only the newest games are kept for finding related ones: a game page must not count through forty thousand
 * puzzles, and ties go to the newer game anyway.
 */
const keptPerTag = 300;

/** All games with the orders and indexes that pages need, made once so that a page costs the same at any size. */
export type Catalogue = {
  /** In list order: trending first, then as the catalogue has them. */
  readonly games: readonly Game[];
  readonly size: number;
  /** Changes when, and only when, something that the public catalogue shows changes. */
  readonly version: string;
  readonly trending: readonly Game[];
  /** Newest first. */
  readonly newest: readonly Game[];
  /** In search order: trending first, then by name. */
  readonly byName: readonly Game[];
  /** Finds letters in the names of `byName`, in lower case. */
  readonly names: GramIndex;
  /** The game of this path, or of which this is another server's address. */
  byPath(path: string): Game | undefined;
  /** In list order. */
  ofType(type: GameType): readonly Game[];
  /** Games added on this day or later, in list order. */
  since(day: Date): readonly Game[];
  /** Newest first, at most a few hundred. */
  withTag(tag: string): readonly Game[];
};

// A fixed language, so that the order is the same on every machine; numeric, so that part 2 comes before part 10.
const english = new Intl.Collator("en", { numeric: true });

export function makeCatalogue(source: readonly Game[]): Catalogue {
  const trending = source.filter((game) => game.isTrending);
  const rest = source.filter((game) => !game.isTrending);
  const games = [...trending, ...rest];
  const newest = games.toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime());
  const types = Object.groupBy(games, (game) => game.gameType);
  const paths = pathIndex(games);
  const tags = tagIndex(newest);
  const byName = [...alphabetical(trending), ...alphabetical(rest)];
  return {
    games,
    size: games.length,
    version: versionOf(games),
    trending,
    newest,
    byName,
    names: makeGramIndex(byName.map(({ name }) => name.toLowerCase())),
    byPath: (path) => paths.get(path),
    ofType: (type) => types[type] ?? [],
    since: makeSince(games, newest),
    withTag: (tag) => tags.get(tag) ?? [],
  };
}

function alphabetical(games: readonly Game[]) {
  return games.toSorted((a, b) => english.compare(a.name, b.name) || (a.path < b.path ? -1 : 1));
}

function pathIndex(games: readonly Game[]): ReadonlyMap<string, Game> {
  const index = new Map<string, Game>();
  for (const game of games) index.set(game.path, game);
  for (const game of games) {
    for (const server of game.servers) {
      if (!index.has(server)) index.set(server, game);
      // Links made by others may carry the address as a browser writes it.
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
      else if (games.length < keptPerTag) games.push(game);
    }
  }
  return index;
}

function versionOf(games: readonly Game[]): string {
  const hash = makeHash();
  for (const game of games) hash.add(JSON.stringify(publicGame(game)));
  return hash.digest();
}
