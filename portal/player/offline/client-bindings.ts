import type { SetName } from "./game-cache.ts";

/** Nothing kept: the page came from the network, and goes on with it. */
export type Source = SetName | { readonly guest: string; readonly version: "" };

const NAME = "offline/clients";
/** A page is not open yet when its first answer is chosen; on a slow machine that takes a while. */
const COMING_MS = 60_000;

type Bound = Source & { readonly at: number };

/**
 * Which set each open page plays, so that a page that began with one version ends with it. Written down, since browsers stop a
 * worker whenever it has nothing to do.
 */
export function openBindings(
  caches: CacheStorage,
  liveIds: () => Promise<ReadonlySet<string>>,
  now: () => number = Date.now,
) {
  const known = new Map<string, Bound>();
  const addressOf = (id: string) => `/assets/offline/clients/${encodeURIComponent(id)}`;

  async function find(id: string): Promise<Bound | undefined> {
    const source = known.get(id);
    if (source || id === "") return source;
    const cache = await caches.open(NAME);
    const stored: Bound | undefined = await (await cache.match(addressOf(id)))?.json();
    if (stored) known.set(id, stored);
    return stored;
  }

  return {
    find,
    /** What is known without looking it up. */
    peek: (id: string) => known.get(id),
    async bind(id: string, { guest, version }: Source): Promise<void> {
      if (id === "") return;
      const bound = { guest, version, at: now() };
      known.set(id, bound);
      const cache = await caches.open(NAME);
      await cache.put(addressOf(id), new Response(JSON.stringify(bound)));
    },
    /** What open pages play, and those that are about to open. Those that are gone are forgotten. */
    async inUse(): Promise<{ open: Source[]; coming: Source[] }> {
      const live = await liveIds();
      const cache = await caches.open(NAME);
      const [open, coming]: [Source[], Source[]] = [[], []];
      for (const request of await cache.keys()) {
        const id = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? "");
        const bound = await find(id);
        if (bound && live.has(id)) open.push(bound);
        else if (bound && now() - bound.at < COMING_MS) coming.push(bound);
        else {
          known.delete(id);
          await cache.delete(request);
        }
      }
      return { open, coming };
    },
  };
}

/** A new page of a game plays what its other open pages play: a game may be made of several frames. */
export function sourceFor(
  guest: string,
  inUse: readonly Source[],
  current: SetName | undefined,
): { source: Source /** Played where the network does not answer. */; otherwise?: SetName } {
  const others = inUse.filter((source) => source.guest === guest);
  const set = others.find(({ version }) => version !== "");
  if (set) return { source: set };
  const network = { guest, version: "" } as const;
  if (current && others.length === 0) return { source: { guest, version: current.version } };
  return current ? { source: network, otherwise: { guest, version: current.version } } : { source: network };
}
