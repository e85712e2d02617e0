import type { GameVersion } from "./game-cache.ts";

/** Where a page's files come from: a kept version of a game, or, with an empty version, the network. */
export type GameSource = GameVersion | { readonly guest: string; readonly version: "" };

const CACHE_NAME = "offline/clients";
/** A page is not among the open clients until its first response arrives; on a slow machine that takes a while. */
const OPENING_TIMEOUT_MS = 60_000;

type Binding = GameSource & { readonly at: number };

/**
 * Bindings of service-worker clients (open pages and workers) to versions of kept games, so that a page that began with one version ends
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
    find,
    /** The binding in memory, synchronously. */
    peek: (id: string) => bindings.get(id),
    async bind(id: string, { guest, version }: GameSource): Promise<void> {
      if (id === "") return;
      const binding = { guest, version, at: now() };
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
        if (binding && live.has(id)) open.push(binding);
        else if (binding && now() - binding.at < OPENING_TIMEOUT_MS) opening.push(binding);
        else {
          bindings.delete(id);
          await cache.delete(request);
        }
      }
      return { open, opening };
    },
  };
}

/** The source of a new page: what other open pages of the same game use, because a game may consist of several frames. */
export function sourceFor(
  guest: string,
  open: readonly GameSource[],
  current: GameVersion | undefined,
): { source: GameSource /** Used when the network does not respond. */; fallback?: GameVersion } {
  const others = open.filter((source) => source.guest === guest);
  const kept = others.find(({ version }) => version !== "");
  if (kept) return { source: kept };
  const network = { guest, version: "" } as const;
  if (current && others.length === 0) return { source: { guest, version: current.version } };
  return current ? { source: network, fallback: { guest, version: current.version } } : { source: network };
}
