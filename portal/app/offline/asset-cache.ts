import { assetsOf, isHashed } from "./cache-rules.ts";

/** Cache of the styles, scripts, fonts and icons of one build, filled as they are used or asked for. */
export type AssetCache = {
  /** Caches those that are missing. Fails when one of them cannot be fetched. */
  add(urls: readonly string[]): Promise<void>;
  /** The cached response; otherwise that of the network, which `onFetched` hears of once it is cached. */
  respond(request: Request, onFetched: (cached: Promise<void>) => void): Promise<Response>;
};

const ignoreVary = { ignoreVary: true };

export function openAssetCache(build: string): AssetCache {
  const open = () => caches.open(assetsOf(build));

  /** A file with a hash in its name may be in the cache of another build. That cache may be deleted first, so the file is copied. */
  async function fromOtherBuild(url: string): Promise<Response | undefined> {
    return isHashed(new URL(url, location.href)) ? caches.match(url, ignoreVary) : undefined;
  }

  async function addOne(url: string): Promise<void> {
    const cache = await open();
    if (await cache.match(url, ignoreVary)) return;
    // The browser's own cache holds files with a hash for good; others may have changed since.
    const mode = isHashed(new URL(url, location.href)) ? "default" : "no-cache";
    const response = (await fromOtherBuild(url)) ?? (await fetch(url, { cache: mode }));
    if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
    await cache.put(url, response);
  }

  return {
    async add(urls) {
      await Promise.all(urls.map(addOne));
    },
    async respond(request, onFetched) {
      const cache = await open();
      const cached = await cache.match(request.url, ignoreVary);
      if (cached) return cached;
      const response = (await fromOtherBuild(request.url)) ?? (await fetch(request));
      // Without room in the browser the response is as good as ever.
      if (response.status === 200) onFetched(cache.put(request.url, response.clone()).catch(() => undefined));
      return response;
    },
  };
}
