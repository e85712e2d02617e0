import {
  cacheKey,
  type GameFileList,
  isSharedFile,
  type ListedFile,
  parseFileList,
  totalBytes,
} from "#player/protocol/game-file-list.ts";
import type { GameFacts, KeptGame } from "#player/protocol/kept-game.ts";
import { type KeptGameIndex, openKeptGameIndex } from "./kept-game-index.ts";

/** Web Lock that packer and service worker hold while they change the cache. */
export const GAME_CACHE_LOCK = "offline/shelf";

const SHARED_CACHE = "offline/shared";
/** One cache for each version of a game, with this prefix. */
const VERSION_CACHES = "offline/set/";
/** Cache key of the file list, beside the files. */
const LIST_KEY = "/assets/offline/list";

export type GameVersion = Pick<GameFileList, "guest" | "version">;

/**
 * Cache of kept games in this browser: one complete version of each. A new version replaces the old one in a single write to the
 * index, after all of its files are stored.
 */
export type GameCache = {
  games(): Promise<KeptGame[]>;
  /** The current version of a kept game. */
  find(guest: string): Promise<KeptGame | undefined>;
  /** Stores the missing files and makes this version current. Throws what `fetchFile` throws; then the old version stays. */
  keep(facts: GameFacts, list: GameFileList, options: KeepOptions): Promise<KeptGame>;
  /** Updates the record of a game whose files are already stored. */
  update(game: KeptGame, changes: Partial<Pick<KeptGame, "isPinned" | "usedAt">>): Promise<void>;
  remove(guest: string): Promise<void>;
  /** The file list of a version, as the server sent it. */
  listOf(game: GameVersion): Promise<Response | undefined>;
  /** Stores the file list again: its signature may be new. */
  replaceList(game: GameVersion, list: Response): Promise<void>;
  /** A file of a version, unverified: any game on this origin can write to these caches. */
  match(game: GameVersion, url: string): Promise<Response | undefined>;
  /** Deletes versions that are neither current nor in use, and shared files that no remaining version needs. */
  deleteUnused(inUse: readonly GameVersion[]): Promise<void>;
};

export type KeepOptions = {
  /** The file list as the server sent it, with its signature. */
  list: Response;
  /** The listed files that this browser needs. */
  files: readonly ListedFile[];
  isPinned: boolean;
  now: number;
  /** Fetches a file and verifies its hash. */
  fetchFile: (file: ListedFile) => Promise<Response>;
};

export function openGameCache(caches: CacheStorage): GameCache {
  const index = openKeptGameIndex(caches);
  return {
    games: index.games,
    find: index.find,
    keep: (facts, list, options) => keepVersion(caches, index, { ...facts, version: list.version }, options),
    update: (game, changes) => index.write({ ...game, ...changes }),
    remove: index.remove,
    async listOf(game) {
      const name = cacheName(game);
      return (await caches.has(name)) ? listIn(caches, name) : undefined;
    },
    async replaceList(game, list) {
      const cache = await caches.open(cacheName(game));
      await cache.put(LIST_KEY, list);
    },
    async match(game, url) {
      const key = cacheKey(url);
      const cache = await caches.open(isSharedFile(key) ? SHARED_CACHE : cacheName(game));
      return cache.match(key);
    },
    deleteUnused: async (inUse) => deleteAllBut(caches, [...(await index.games()), ...inUse]),
  };
}

async function keepVersion(
  caches: CacheStorage,
  index: KeptGameIndex,
  version: GameFacts & GameVersion,
  { list, files, isPinned, now, fetchFile }: KeepOptions,
): Promise<KeptGame> {
  const own = await caches.open(cacheName(version));
  const shared = await caches.open(SHARED_CACHE);
  try {
    for (const file of files) {
      const cache = isSharedFile(file.address) ? shared : own;
      const key = cacheKey(file.address);
      if (await cache.match(key)) continue;
      await cache.put(key, await fetchFile(file));
    }
    await own.put(LIST_KEY, list);
    const game: KeptGame = {
      ...version,
      bytes: totalBytes(files.filter(({ address }) => !isSharedFile(address))),
      sharedBytes: totalBytes(files.filter(({ address }) => isSharedFile(address))),
      isPinned,
      usedAt: now,
    };
    // The single write that makes this version current.
    await index.write(game);
    return game;
  } catch (error) {
    const current = await index.find(version.guest);
    if (current?.version !== version.version) await caches.delete(cacheName(version));
    throw error;
  }
}

async function deleteAllBut(caches: CacheStorage, versions: readonly GameVersion[]): Promise<void> {
  const usedCaches = new Set(versions.map(cacheName));
  const usedFiles = new Set<string>();
  for (const name of (await caches.keys()).filter((name) => name.startsWith(VERSION_CACHES))) {
    const list = usedCaches.has(name) ? await listIn(caches, name) : undefined;
    if (list === undefined) await caches.delete(name);
    for (const { address } of parseFileList(await list?.json())?.files ?? [])
      usedFiles.add(cacheKey(address));
  }
  const shared = await caches.open(SHARED_CACHE);
  for (const request of await shared.keys()) {
    if (!usedFiles.has(cacheKey(request.url))) await shared.delete(request);
  }
}

function cacheName({ guest, version }: GameVersion): string {
  return `${VERSION_CACHES}${guest}/${version}`;
}

async function listIn(caches: CacheStorage, name: string): Promise<Response | undefined> {
  const cache = await caches.open(name);
  return cache.match(LIST_KEY);
}
