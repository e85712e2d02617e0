/** In-memory fake of `CacheStorage`, as far as the offline code uses it. */
export function memoryCaches(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  const href = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, "http://play.example").href;

  function cacheOf(entries: Map<string, Response>): Cache {
    const cache: Partial<Cache> = {
      match: async (request) => entries.get(href(request))?.clone(),
      put: async (request, response) => void entries.set(href(request), response),
      delete: async (request) => entries.delete(href(request)),
      keys: async () => [...entries.keys()].map((address) => new Request(address)),
    };
    return cache as Cache;
  }

  const storage: Partial<CacheStorage> = {
    async open(name) {
      const entries = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, entries);
      return cacheOf(entries);
    },
    async match(request) {
      const entries = [...caches.values()].find((entries) => entries.has(href(request)));
      return entries?.get(href(request))?.clone();
    },
    has: async (name) => caches.has(name),
    delete: async (name) => caches.delete(name),
    keys: async () => [...caches.keys()],
  };
  return storage as CacheStorage;
}
