import {
  cacheKey,
  type GameFileList,
  isSharedFile,
  type ListedFile,
  parseFileList,
  totalBytes,
} from "#player/protocol/game-file-list.ts";
import { type GameFacts, type KeptGame, parseKeptGame } from "#player/protocol/kept-game.ts";

const INDEX = "offline/index";
const SHARED = "offline/shared";
const SETS = "offline/set/";
/** Inside a set, beside its files. */
const LIST = "/assets/offline/list";

/** The games kept in this browser: one whole set each. Every file is in before a set becomes the one that is played. */
export type Shelf = {
  games(): Promise<KeptGame[]>;
  /** What is played of this game. */
  find(guest: string): Promise<KeptGame | undefined>;
  /** Fetches what is missing and swaps the old set for the new one. Throws what `fetchFile` throws; then the old set stays. */
  keep(facts: GameFacts, set: GameFileList, options: KeepOptions): Promise<KeptGame>;
  /** Marks a set that is already here. */
  mark(game: KeptGame, marks: Partial<Pick<KeptGame, "isPinned" | "usedAt">>): Promise<void>;
  remove(guest: string): Promise<void>;
  /** The list of one set as the server sent it. */
  listOf(set: SetName): Promise<Response | undefined>;
  /** Puts another copy of the list in place: the server may have a new seal. */
  renewList(set: SetName, list: Response): Promise<void>;
  /** A file of one set, whichever cache it lies in. Anybody on this origin may have put it there. */
  match(set: SetName, address: string): Promise<Response | undefined>;
  /** Drops sets that are neither played from now on nor in use, and engines that nobody needs any more. */
  tidy(inUse: readonly SetName[]): Promise<void>;
};

export type SetName = Pick<GameFileList, "guest" | "version">;

export type KeepOptions = {
  /** The list as the server sent it, seal included. */
  list: Response;
  /** Its files that this browser needs. */
  files: readonly ListedFile[];
  isPinned: boolean;
  now: number;
  /** The file, seen to be the one in the list. */
  fetchFile: (file: ListedFile) => Promise<Response>;
};

export function openShelf(caches: CacheStorage): Shelf {
  const cacheOf = ({ guest, version }: SetName) => `${SETS}${guest}/${version}`;
  const recordOf = (guest: string) => `/assets/offline/kept/${encodeURIComponent(guest)}`;

  async function find(guest: string): Promise<KeptGame | undefined> {
    const index = await caches.open(INDEX);
    const record = await index.match(recordOf(guest));
    return record && parseKeptGame(await record.json());
  }

  async function write(game: KeptGame): Promise<void> {
    const index = await caches.open(INDEX);
    await index.put(recordOf(game.guest), new Response(JSON.stringify(game)));
  }

  async function games(): Promise<KeptGame[]> {
    const index = await caches.open(INDEX);
    const records = await Promise.all((await index.keys()).map((request) => index.match(request)));
    const parsed = await Promise.all(records.map(async (record) => parseKeptGame(await record?.json())));
    return parsed.filter((game) => game !== undefined);
  }

  async function listIn(name: string): Promise<Response | undefined> {
    const cache = await caches.open(name);
    return cache.match(LIST);
  }

  return {
    games,
    find,
    async keep(facts, set, { list, files, isPinned, now, fetchFile }) {
      const own = await caches.open(cacheOf(set));
      const shared = await caches.open(SHARED);
      try {
        for (const file of files) {
          const cache = isSharedFile(file.address) ? shared : own;
          const key = cacheKey(file.address);
          if (await cache.match(key)) continue;
          await cache.put(key, await fetchFile(file));
        }
        await own.put(LIST, list);
        const game: KeptGame = {
          ...facts,
          version: set.version,
          bytes: totalBytes(files.filter(({ address }) => !isSharedFile(address))),
          sharedBytes: totalBytes(files.filter(({ address }) => isSharedFile(address))),
          isPinned,
          usedAt: now,
        };
        // The one step that swaps the sets.
        await write(game);
        return game;
      } catch (error) {
        const current = await find(set.guest);
        if (current?.version !== set.version) await caches.delete(cacheOf(set));
        throw error;
      }
    },
    mark: (game, marks) => write({ ...game, ...marks }),
    async remove(guest) {
      const index = await caches.open(INDEX);
      await index.delete(recordOf(guest));
    },
    async listOf(set) {
      const name = cacheOf(set);
      return (await caches.has(name)) ? listIn(name) : undefined;
    },
    async renewList(set, list) {
      const cache = await caches.open(cacheOf(set));
      await cache.put(LIST, list);
    },
    async match(set, address) {
      const key = cacheKey(address);
      const cache = await caches.open(isSharedFile(key) ? SHARED : cacheOf(set));
      return cache.match(key);
    },
    async tidy(inUse) {
      const wanted = new Set([...(await games()), ...inUse].map(cacheOf));
      const needed = new Set<string>();
      for (const name of (await caches.keys()).filter((name) => name.startsWith(SETS))) {
        const list = wanted.has(name) ? await listIn(name) : undefined;
        if (list === undefined) await caches.delete(name);
        for (const { address } of parseFileList(await list?.json())?.files ?? [])
          needed.add(cacheKey(address));
      }
      const shared = await caches.open(SHARED);
      for (const request of await shared.keys()) {
        if (!needed.has(cacheKey(request.url))) await shared.delete(request);
      }
    },
  };
}
