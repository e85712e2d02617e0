import { type KeptGame, parseKeptGame } from "#player/protocol/kept-game.ts";

const CACHE_NAME = "offline/index";

/** Index of kept games: one JSON record for each, in a cache of its own. */
export type KeptGameIndex = {
  games(): Promise<KeptGame[]>;
  find(guest: string): Promise<KeptGame | undefined>;
  write(game: KeptGame): Promise<void>;
  remove(guest: string): Promise<void>;
};

export function openKeptGameIndex(caches: CacheStorage): KeptGameIndex {
  const keyFor = (guest: string) => `/assets/offline/kept/${encodeURIComponent(guest)}`;
  return {
    async games() {
      const index = await caches.open(CACHE_NAME);
      const records = await Promise.all((await index.keys()).map((request) => index.match(request)));
      const parsed = await Promise.all(records.map(async (record) => parseKeptGame(await record?.json())));
      return parsed.filter((game) => game !== undefined);
    },
    async find(guest) {
      const index = await caches.open(CACHE_NAME);
      const record = await index.match(keyFor(guest));
      return record && parseKeptGame(await record.json());
    },
    async write(game) {
      const index = await caches.open(CACHE_NAME);
      await index.put(keyFor(game.guest), new Response(JSON.stringify(game)));
    },
    async remove(guest) {
      const index = await caches.open(CACHE_NAME);
      await index.delete(keyFor(guest));
    },
  };
}
