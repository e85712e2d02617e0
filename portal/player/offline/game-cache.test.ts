import { beforeEach, describe, expect, it } from "vitest";
import type { GameFileList, ListedFile } from "#player/protocol/game-file-list.ts";
import { memoryCaches } from "./cache-storage.fixture.ts";
import { type GameCache, openGameCache } from "./game-cache.ts";

const engine = {
  address: "/assets/player/engines/ruffle-1/ruffle.js",
  bytes: 10,
  hash: "engine",
  headers: 0,
};

function aFileList(version: string, more: readonly ListedFile[] = []): GameFileList {
  const addresses = ["/assets/html5/chess/", "/assets/html5/chess/game.js"];
  const files = addresses.map((address) => ({ address, bytes: 10, hash: version, headers: 0 }));
  return { guest: "html5/chess", version, headers: [{}], files: [...files, ...more] };
}

/** The network: each file says which version it is of. */
const fetchFile = async ({ hash }: ListedFile) => new Response(hash);

let caches: CacheStorage;
let cache: GameCache;

beforeEach(() => {
  caches = memoryCaches();
  cache = openGameCache(caches);
});

const keep = (list: GameFileList, fetch = fetchFile) =>
  cache.keep(list.version, { list: Response.json(list), files: list.files, fetchFile: fetch });
const played = async () => {
  const version = await cache.current();
  const files = ["/assets/html5/chess/", "/assets/html5/chess/game.js"];
  return Promise.all(files.map(async (file) => version && (await cache.match(version, file))?.text()));
};

describe("the game cache", () => {
  it("plays a game once all of it is there", async () => {
    expect(await played()).toEqual([undefined, undefined]);
    await keep(aFileList("1"));
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
    await expect(keep(aFileList("2"), breaking)).rejects.toThrow("the network is gone");
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
    await cache.deleteUnused(["1"]);
    expect(await (await cache.match("1", "/assets/html5/chess/game.js?v=1"))?.text()).toBe("1");
    await cache.deleteUnused([]);
    expect(await cache.match("1", "/assets/html5/chess/game.js")).toBeUndefined();
    expect(await played()).toEqual(["2", "2"]);
  });

  it("fetches only what a new version has changed", async () => {
    const fetched: string[] = [];
    const counting = (file: ListedFile) => {
      fetched.push(file.hash);
      return fetchFile(file);
    };
    await keep(aFileList("1", [engine]), counting);
    const second = aFileList("2", [engine]);
    expect((await cache.filesToFetch(second.files)).map(({ hash }) => hash)).toEqual(["2", "2"]);
    await keep(second, counting);
    expect(fetched).toEqual(["1", "1", "engine", "2", "2"]);
    expect(await (await cache.match("2", engine.address))?.text()).toBe("engine");
  });

  it("is empty after a removal, but for what a tab still plays", async () => {
    await keep(aFileList("1"));
    await cache.remove();
    expect(await cache.current()).toBeUndefined();
    await cache.deleteUnused(["1"]);
    expect(await cache.match("1", "/assets/html5/chess/")).toBeDefined();
    await cache.deleteUnused([]);
    expect(await cache.match("1", "/assets/html5/chess/")).toBeUndefined();
  });
});
