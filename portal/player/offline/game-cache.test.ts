import { beforeEach, describe, expect, it } from "vitest";
import type { GameFileList, ListedFile } from "#player/protocol/game-file-list.ts";
import { type GameFacts, gamesToEvict, type KeptGame } from "#player/protocol/kept-game.ts";
import { memoryCaches } from "./cache-storage.fixture.ts";
import { type GameCache, openGameCache } from "./game-cache.ts";

const chess: GameFacts = { guest: "html5/chess", path: "chess/", name: "Chess", img: "chess.webp" };
const engine = "/assets/player/engines/ruffle-1/ruffle.js";

function aFileList(version: string, { guest } = chess, more: readonly string[] = []): GameFileList {
  const addresses = [`/assets/${guest}/`, `/assets/${guest}/game.js`, ...more];
  const files = addresses.map((address) => ({ address, bytes: 10, hash: version, headers: 0 }));
  return { guest, version, headers: [{}], files };
}

/** The network: each file says which version it is of. */
const fetchFile = async ({ hash }: ListedFile) => new Response(hash);

let caches: CacheStorage;
let cache: GameCache;

beforeEach(() => {
  caches = memoryCaches();
  cache = openGameCache(caches);
});

const keep = (list: GameFileList, overrides: Partial<Parameters<GameCache["keep"]>[2]> = {}, facts = chess) =>
  cache.keep(facts, list, {
    list: Response.json(list),
    files: list.files,
    isPinned: true,
    now: 1,
    fetchFile,
    ...overrides,
  });
const played = async () => {
  const game = await cache.find(chess.guest);
  const files = ["/assets/html5/chess/", "/assets/html5/chess/game.js"];
  return Promise.all(files.map(async (file) => game && (await cache.match(game, file))?.text()));
};

describe("the game cache", () => {
  it("plays a game once all of it is there", async () => {
    expect(await played()).toEqual([undefined, undefined]);
    expect(await keep(aFileList("1"))).toMatchObject({ name: "Chess", bytes: 20, sharedBytes: 0 });
    expect(await played()).toEqual(["1", "1"]);
  });

  it("goes on with the old version, all of it, while the new one comes and when it breaks off", async () => {
    await keep(aFileList("1"));
    let meanwhile: unknown;
    const breaking = async (file: ListedFile) => {
      if (!file.address.endsWith(".js")) return fetchFile(file);
      meanwhile = await played();
      throw new TypeError("the network is gone");
    };
    await expect(keep(aFileList("2"), { fetchFile: breaking })).rejects.toThrow("the network is gone");
    expect(meanwhile).toEqual(["1", "1"]);
    expect(await played()).toEqual(["1", "1"]);
    expect((await caches.keys()).filter((name) => name.endsWith("/2"))).toEqual([]);
  });

  it("plays the new version, all of it, once it is whole", async () => {
    await keep(aFileList("1"));
    await keep(aFileList("2"));
    expect(await played()).toEqual(["2", "2"]);
  });

  it("holds an old version for a tab that still plays it, and drops it after", async () => {
    await keep(aFileList("1"));
    await keep(aFileList("2"));
    const old = { guest: chess.guest, version: "1" };
    await cache.deleteUnused([old]);
    expect(await (await cache.match(old, "/assets/html5/chess/game.js?v=1"))?.text()).toBe("1");
    await cache.deleteUnused([]);
    expect(await cache.match(old, "/assets/html5/chess/game.js")).toBeUndefined();
    expect(await played()).toEqual(["2", "2"]);
  });

  it("fetches an engine once, and drops it with the last game that needs it", async () => {
    const siege = { ...chess, guest: "html5/siege", name: "Siege" };
    const fetched: string[] = [];
    const counting = (file: ListedFile) => {
      fetched.push(file.address);
      return fetchFile(file);
    };
    await keep(aFileList("1", chess, [engine]), { fetchFile: counting });
    await keep(aFileList("1", siege, [engine]), { fetchFile: counting }, siege);
    expect(fetched.filter((address) => address === engine)).toHaveLength(1);
    const has = async () => (await cache.match({ guest: "any", version: "any" }, engine)) !== undefined;
    await cache.remove(chess.guest);
    await cache.deleteUnused([]);
    expect(await has()).toBe(true);
    await cache.remove(siege.guest);
    await cache.deleteUnused([]);
    expect(await has()).toBe(false);
    expect(await cache.games()).toEqual([]);
  });
});

describe("gamesToEvict", () => {
  const aGame = (name: string, overrides: Partial<KeptGame>): KeptGame => ({
    ...chess,
    name,
    version: "1",
    bytes: 10,
    sharedBytes: 0,
    isPinned: false,
    usedAt: 0,
    ...overrides,
  });

  it("evicts those that were played longest ago, and never a pinned one", () => {
    const games = [
      aGame("asked for", { isPinned: true }),
      aGame("long ago", { usedAt: 1 }),
      aGame("yesterday", { usedAt: 3 }),
      aGame("last week", { usedAt: 2 }),
    ];
    const names = (limit: { games: number; bytes: number }) =>
      gamesToEvict(games, limit).map(({ name }) => name);
    expect(names({ games: 2, bytes: 1000 })).toEqual(["long ago"]);
    expect(names({ games: 9, bytes: 15 })).toEqual(["last week", "long ago"]);
    expect(names({ games: 9, bytes: 1000 })).toEqual([]);
  });
});
