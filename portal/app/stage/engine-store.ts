import { urls } from "#app/urls.ts";
import type { EngineBuild, EngineBuilds, EngineFile } from "#domain/flash-engine.ts";
import { countBytes, type OnProgress } from "#player/protocol/engine-transfer.ts";
import { hasWasmExtensions } from "#player/protocol/wasm-extensions.ts";

/** Store of a file of the Flash engine in a cache of the site, which all Flash games get it from. */
export type EngineStore = {
  has(): Promise<boolean>;
  /** Fetches the file into the cache, unless it is there. */
  keep(): Promise<void>;
  /** The file's bytes: a new buffer, which the caller may transfer. `onProgress` is called while the file is fetched. */
  read(onProgress: OnProgress): Promise<ArrayBuffer>;
};

const CACHE_NAME = "engine";

/** One for each file on this page: a game that is launched gets the file that is on its way already. */
const stores = new Map<string, EngineStore>();

export function engineStore({ file, bytes }: EngineFile): EngineStore {
  const store = stores.get(file) ?? openEngineStore(urls.engine(file), bytes);
  stores.set(file, store);
  return store;
}

/** The build of the engine that this browser runs. */
export function engineForBrowser(builds: EngineBuilds): EngineBuild {
  return builds[hasWasmExtensions() ? "extended" : "vanilla"];
}

/** Opens the store. Where the browser has no caches (plain http) or no room in them, the HTTP cache has to do. */
export function openEngineStore(url: string, size: number): EngineStore {
  const folder = url.slice(0, url.lastIndexOf("/") + 1);
  const listeners = new Set<OnProgress>();
  let keeping: Promise<void> | undefined;

  async function fetchFile(): Promise<Response> {
    const response = await fetch(url, { priority: "low" });
    if (!response.ok) throw new Error(`${url} responded ${response.status}`);
    return countBytes(response, size, (done, total) => {
      for (const listener of listeners) listener(done, total);
    });
  }

  async function cached(): Promise<Response | undefined> {
    return "caches" in globalThis ? caches.match(url, { cacheName: CACHE_NAME }) : undefined;
  }

  async function fetchIntoCache(): Promise<void> {
    if (await cached()) return;
    if (!("caches" in globalThis)) return void (await (await fetchFile()).arrayBuffer());
    const cache = await caches.open(CACHE_NAME);
    await cache.put(url, await fetchFile());
    // Earlier versions of the engine.
    for (const key of await cache.keys()) if (!key.url.includes(folder)) await cache.delete(key);
  }

  function keep(): Promise<void> {
    keeping ??= fetchIntoCache().finally(() => {
      keeping = undefined;
    });
    return keeping;
  }

  return {
    has: async () => (await cached()) !== undefined,
    keep,
    async read(onProgress) {
      listeners.add(onProgress);
      try {
        await keep().catch(reportError);
        return await ((await cached()) ?? (await fetchFile())).arrayBuffer();
      } finally {
        listeners.delete(onProgress);
      }
    },
  };
}
