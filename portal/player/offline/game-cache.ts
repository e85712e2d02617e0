import { cacheKey, type ListedFile, parseFileList } from "#player/protocol/game-file-list.ts";

/** Web Lock that packer and service worker hold while they change the cache. */
export const GAME_CACHE_LOCK = "offline/shelf";

const INDEX_CACHE = "offline/index";
/** Key of the entry with the current version. */
const CURRENT_KEY = "/assets/offline/current";
/** One cache for each version of the game, with this prefix. */
const VERSION_CACHES = "offline/set/";
/** Cache key of the file list, beside the files. */
const LIST_KEY = "/assets/offline/list";

/**
 * Cache of this origin's game: one complete version. A new version replaces the old one in a single write to the index, after all of
 * its files are stored.
 */
export type GameCache = {
  /** The current version, if the game is kept. */
  current(): Promise<string | undefined>;
  /** Those of these files that the current version does not have with the same content. */
  filesToFetch(files: readonly ListedFile[]): Promise<readonly ListedFile[]>;
  /** Stores the files and makes this version current. Throws what `fetchFile` throws; then the old version stays. */
  keep(version: string, options: KeepOptions): Promise<void>;
  remove(): Promise<void>;
  /** The file list of a version, as the server sent it. */
  listOf(version: string): Promise<Response | undefined>;
  /** Stores the file list again: its signature may be new. */
  replaceList(version: string, list: Response): Promise<void>;
  /** A file of a version, unverified: the game can write to these caches. */
  match(version: string, url: string): Promise<Response | undefined>;
  /** Deletes versions that are neither current nor in use. */
  deleteUnused(inUse: readonly string[]): Promise<void>;
};

export type KeepOptions = {
  /** The file list as the server sent it, with its signature. */
  list: Response;
  /** The listed files that this browser needs. */
  files: readonly ListedFile[];
  /** Fetches a file and verifies its hash. */
  fetchFile: (file: ListedFile) => Promise<Response>;
};

export function openGameCache(caches: CacheStorage): GameCache {
  async function current(): Promise<string | undefined> {
    const index = await caches.open(INDEX_CACHE);
    return (await index.match(CURRENT_KEY))?.text();
  }

  async function listOf(version: string): Promise<Response | undefined> {
    const name = cacheName(version);
    return (await caches.has(name)) ? (await caches.open(name)).match(LIST_KEY) : undefined;
  }

  async function match(version: string, url: string): Promise<Response | undefined> {
    const cache = await caches.open(cacheName(version));
    return cache.match(cacheKey(url));
  }

  /** Finds the current version's copy of a file, if its content is the same. */
  async function openUnchanged(): Promise<(file: ListedFile) => Promise<Response | undefined>> {
    const version = await current();
    const list = version && parseFileList(await (await listOf(version))?.json());
    if (!list) return async () => undefined;
    const hashes = new Map(list.files.map(({ address, hash }) => [address, hash]));
    return async ({ address, hash }) =>
      hashes.get(address) === hash ? match(list.version, address) : undefined;
  }

  return {
    current,
    listOf,
    match,
    async filesToFetch(files) {
      const unchanged = await openUnchanged();
      const copies = await Promise.all(files.map(unchanged));
      return files.filter((_, index) => copies[index] === undefined);
    },
    async keep(version, { list, files, fetchFile }) {
      const unchanged = await openUnchanged();
      const cache = await caches.open(cacheName(version));
      try {
        for (const file of files)
          await cache.put(cacheKey(file.address), (await unchanged(file)) ?? (await fetchFile(file)));
        await cache.put(LIST_KEY, list);
        const index = await caches.open(INDEX_CACHE);
        // The single write that makes this version current.
        await index.put(CURRENT_KEY, new Response(version));
      } catch (error) {
        if ((await current()) !== version) await caches.delete(cacheName(version));
        throw error;
      }
    },
    async remove() {
      const index = await caches.open(INDEX_CACHE);
      await index.delete(CURRENT_KEY);
    },
    async replaceList(version, list) {
      const cache = await caches.open(cacheName(version));
      await cache.put(LIST_KEY, list);
    },
    async deleteUnused(inUse) {
      const used = new Set([await current(), ...inUse].map((version) => cacheName(version ?? "")));
      for (const name of await caches.keys())
        if (name.startsWith(VERSION_CACHES) && !used.has(name)) await caches.delete(name);
    },
  };
}

function cacheName(version: string): string {
  return `${VERSION_CACHES}${version}`;
}
