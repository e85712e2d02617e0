import { createFnvHash } from "#domain/hash.ts";
import { filterSteps, finish, groupSteps, ITEMS_PER_STEP, lazy, type Steps } from "#domain/steps.ts";
import type { Game, GameType } from "./game.ts";
import { authorIndexSteps, tagIndexSteps } from "./game-indexes.ts";
import { addedSinceSteps } from "./listing/added-since.ts";
import { newestFirstSteps } from "./listing/newest-first.ts";
import type { Listing } from "./listing/paging.ts";
import { pathIndexSteps } from "./path-index.ts";
import { publicGame } from "./public-game.ts";
import { alphabeticalSteps } from "./search/by-name.ts";
import { type NgramIndex, ngramIndexSteps } from "./search/ngram-index.ts";
import { searchedNames } from "./search/searched-names.ts";
import { noPhrases, type Phrases } from "./words/phrases.ts";

/**
 * The catalogue in memory: all games with the orders and indexes that pages need, so that a page costs the same at any size.
 * Orders and indexes that few pages need are built at first use, or before that in steps.
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
  /** N-gram index of the names of `byName` in all languages, folded. */
  readonly names: NgramIndex;
  /** Tags and texts of controls in other languages. */
  readonly phrases: Phrases;
  /** The game with this path, or with this URL among its servers. */
  byPath(path: string): Game | undefined;
  /** In list order. */
  ofType(type: GameType): readonly Game[];
  /** Games added on this day or later, in list order. */
  since(day: Date): Listing<Game>;
  /** Newest first, at most a few hundred. */
  withTag(tag: string): readonly Game[];
  /** Newest first, at most a few dozen. */
  byAuthor(author: string): readonly Game[];
  /** Builds in steps what lists and game pages need. */
  prepareLists(): Steps<void>;
  /** Builds in steps what searches need. */
  prepareSearch(): Steps<void>;
};

export function createCatalogue(source: readonly Game[], phrases?: Phrases): Catalogue {
  return finish(catalogueSteps(source, phrases));
}

/** The same, in steps. */
export function* catalogueSteps(source: readonly Game[], phrases: Phrases = noPhrases): Steps<Catalogue> {
  const trending = yield* filterSteps(source, ({ isTrending }) => isTrending);
  const rest = yield* filterSteps(source, ({ isTrending }) => !isTrending);
  const games: readonly Game[] = trending.concat(rest);
  const types = yield* groupSteps(games, ({ gameType }) => gameType);
  const byPath = yield* pathIndexSteps(games);
  const version = lazy(() => versionSteps(games));
  const local = lazy(() => filterSteps(games, ({ gameType }) => gameType !== "external"));
  const newest = lazy(() => newestFirstSteps(games));
  const byName = lazy(function* () {
    const first = yield* alphabeticalSteps(trending);
    return first.concat(yield* alphabeticalSteps(rest));
  });
  const names = lazy(function* () {
    const ordered = yield* byName.steps();
    // Made when asked for: a million folded names would weigh as much as the index.
    return yield* ngramIndexSteps({
      length: ordered.length,
      at: (row) => ordered[row] && searchedNames(ordered[row]),
    });
  });
  const since = lazy(() => addedSinceSteps(games));
  const tags = lazy(function* () {
    return yield* tagIndexSteps(yield* newest.steps());
  });
  const authors = lazy(function* () {
    return yield* authorIndexSteps(yield* newest.steps());
  });
  return {
    games,
    size: games.length,
    get version() {
      return version.get();
    },
    trending,
    get local() {
      return local.get();
    },
    get newest() {
      return newest.get();
    },
    get byName() {
      return byName.get();
    },
    get names() {
      return names.get();
    },
    phrases,
    byPath,
    ofType: (type) => types.get(type) ?? [],
    since: (day) => since.get()(day),
    withTag: (tag) => tags.get().get(tag) ?? [],
    byAuthor: (author) => authors.get().get(author) ?? [],
    *prepareLists() {
      yield* since.steps();
      yield* tags.steps();
      yield* authors.steps();
      yield* local.steps();
    },
    *prepareSearch() {
      yield* names.steps();
    },
  };
}

function* versionSteps(games: readonly Game[]): Steps<string> {
  const hash = createFnvHash();
  for (const [at, game] of games.entries()) {
    hash.add(JSON.stringify(publicGame(game)));
    if (at % ITEMS_PER_STEP === 0) yield;
  }
  return hash.digest();
}
