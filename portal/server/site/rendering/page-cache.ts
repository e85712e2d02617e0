import type { Portal } from "#domain/portal.ts";
import type { CompressedBody } from "./compressed-body.ts";
import { segmentedLru } from "./segmented-lru.ts";

/** A page as it goes over the wire, with the CSP hash of the styles inside it. */
export type RenderedPage = CompressedBody & { readonly inlineStyle: string | undefined };

export type PageCache = {
  /** The cached page, or else what `render` gives, which is then cached. The key names everything that the page varies by. */
  getOrRender(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage>;
};

type Sources = Pick<Portal, "catalogue" | "content" | "now">;

/** About three thousand pages as browsers ask for them. */
const PAGE_CACHE_BYTES = 16 * 2 ** 20;
/** An entry's ETag and hash, and what the runtime needs for it. */
const ENTRY_OVERHEAD_BYTES = 400;
const DAY_MS = 86_400_000;

/**
 * Segmented LRU cache of rendered and compressed public pages, keyed by page, encoding and kind of visitor. All entries expire
 * together: when the catalogue or the content changes, and at midnight, when games stop being new.
 */
export function pageCache(portal: Sources): PageCache {
  let generation = newGeneration(portal);
  return {
    async getOrRender(key, render) {
      if (!isCurrent(generation, portal)) generation = newGeneration(portal);
      // A page belongs to the generation in which its rendering began, also if the next one has begun when it is done.
      const { pages, inFlight } = generation;
      const cached = pages.get(key);
      if (cached) return cached;
      // Requests for the same page at the same moment, as from a school class, share one rendering.
      const shared = inFlight.get(key);
      if (shared) return shared;
      const rendering = render();
      inFlight.set(key, rendering);
      try {
        const page = await rendering;
        pages.set(key, page);
        return page;
      } finally {
        inFlight.delete(key);
      }
    },
  };
}

type Generation = ReturnType<typeof newGeneration>;

function newGeneration(portal: Sources) {
  return {
    catalogue: portal.catalogue,
    content: portal.content,
    day: dayOf(portal),
    pages: segmentedLru<RenderedPage>({
      maxBytes: PAGE_CACHE_BYTES,
      bytesOf: ({ bytes }, key) => bytes.length + 2 * key.length + ENTRY_OVERHEAD_BYTES,
    }),
    inFlight: new Map<string, Promise<RenderedPage>>(),
  };
}

function isCurrent({ catalogue, content, day }: Generation, portal: Sources): boolean {
  return catalogue === portal.catalogue && content === portal.content && day === dayOf(portal);
}

/** The exact moment of midnight is a day of its own: some games still count as new then, and others already. */
function dayOf({ now }: Sources): number {
  const days = now().getTime() / DAY_MS;
  return Math.floor(days) + Math.ceil(days);
}
