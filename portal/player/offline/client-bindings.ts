/** Where a page's files come from: a kept version of the game, or, when empty, the network. */
export type GameSource = string;
export const NETWORK: GameSource = "";

const CACHE_NAME = "offline/clients";
/** A page is not among the open clients until its first response arrives; on a slow machine that takes a while. */
const OPENING_TIMEOUT_MS = 60_000;

type Binding = { readonly source: GameSource; readonly at: number };

/**
 * Bindings of service-worker clients (open pages and workers) to versions of the kept game, so that a page that began with one version ends
 * with it. They are stored in a cache, because browsers stop an idle service worker at any time.
 */
export function openClientBindings(
  caches: CacheStorage,
  liveIds: () => Promise<ReadonlySet<string>>,
  now: () => number = Date.now,
) {
  const bindings = new Map<string, Binding>();
  const keyFor = (id: string) => `/assets/offline/clients/${encodeURIComponent(id)}`;

  async function find(id: string): Promise<Binding | undefined> {
    const binding = bindings.get(id);
    if (binding || id === "") return binding;
    const cache = await caches.open(CACHE_NAME);
    const stored: Binding | undefined = await (await cache.match(keyFor(id)))?.json();
    if (stored) bindings.set(id, stored);
    return stored;
  }

  return {
    /** The source of a client; undefined for one that is not bound. */
    find: async (id: string) => (await find(id))?.source,
    /** The same from memory, synchronously. */
    peek: (id: string) => bindings.get(id)?.source,
    async bind(id: string, source: GameSource): Promise<void> {
      if (id === "") return;
      const binding = { source, at: now() };
      bindings.set(id, binding);
      const cache = await caches.open(CACHE_NAME);
      await cache.put(keyFor(id), new Response(JSON.stringify(binding)));
    },
    /** Sources of the open pages, and of those about to open. Deletes the bindings of all others. */
    async inUse(): Promise<{ open: GameSource[]; opening: GameSource[] }> {
      const live = await liveIds();
      const cache = await caches.open(CACHE_NAME);
      const [open, opening]: [GameSource[], GameSource[]] = [[], []];
      for (const request of await cache.keys()) {
        const id = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? "");
        const binding = await find(id);
        if (binding && live.has(id)) open.push(binding.source);
        else if (binding && now() - binding.at < OPENING_TIMEOUT_MS) opening.push(binding.source);
        else {
          bindings.delete(id);
          await cache.delete(request);
        }
      }
      return { open, opening };
    },
  };
}

/** The source of a new page: what other open pages use, because a game may consist of several frames. */
export function sourceFor(
  open: readonly GameSource[],
  current: string | undefined,
): { source: GameSource /** Used when the network does not respond. */; fallback?: string } {
  const kept = open.find((source) => source !== NETWORK);
  if (kept !== undefined) return { source: kept };
  if (current === undefined) return { source: NETWORK };
  return open.length === 0 ? { source: current } : { source: NETWORK, fallback: current };
}
