import { type KeptGame, parseKeptGame } from "./kept-game.ts";

const CACHE_NAME = "kept-games";

/** Store of the records of kept games, one JSON entry for each, in a cache of the site. */
export const keptGames = {
  async all(): Promise<KeptGame[]> {
    if (!(await caches.has(CACHE_NAME))) return [];
    const cache = await caches.open(CACHE_NAME);
    const records = await Promise.all((await cache.matchAll()).map(readRecord));
    return records.filter((game) => game !== undefined);
  },
  async find(label: string): Promise<KeptGame | undefined> {
    const record = await caches.match(keyFor(label), { cacheName: CACHE_NAME });
    return record && readRecord(record);
  },
  async write(game: KeptGame): Promise<void> {
    const cache = await caches.open(CACHE_NAME);
    await cache.put(keyFor(game.label), new Response(JSON.stringify(game)));
  },
  async remove(label: string): Promise<void> {
    const cache = await caches.open(CACHE_NAME);
    await cache.delete(keyFor(label));
  },
};

function keyFor(label: string): string {
  return `/offline/kept/${encodeURIComponent(label)}`;
}

async function readRecord(record: Response): Promise<KeptGame | undefined> {
  return parseKeptGame(await record.json());
}
