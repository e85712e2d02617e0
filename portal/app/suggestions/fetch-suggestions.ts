import type { Suggestion, Suggestions } from "./suggestion.ts";

type Fetch = (url: string, init: { signal: AbortSignal }) => Promise<Response>;

/** A visitor who deletes letters sees the same lists again. */
const MAX_CACHED_QUERIES = 50;

/**
 * Returns a function that fetches suggestions, with a cache. Each call aborts the one before, so the response to old letters never
 * follows the response to new ones. It resolves to undefined when there is nothing to show: aborted, offline, or rate limited.
 */
export function suggestionFetcher(fetch: Fetch, urlOf: (query: string) => string) {
  const cache = new Map<string, readonly Suggestion[]>();
  let current = new AbortController();

  return async function fetchSuggestions(text: string): Promise<readonly Suggestion[] | undefined> {
    current.abort();
    const query = text.trim().toLowerCase();
    if (query === "") return [];
    const cached = cache.get(query);
    if (cached) return cached;
    const controller = new AbortController();
    current = controller;
    try {
      const response = await fetch(urlOf(query), { signal: controller.signal });
      if (!response.ok) return undefined;
      const { games }: Suggestions = await response.json();
      addToCache(query, games);
      return controller.signal.aborted ? undefined : games;
    } catch {
      // Aborted by the next letter, or no network. The search form works without suggestions.
      return undefined;
    }
  };

  function addToCache(query: string, games: readonly Suggestion[]): void {
    cache.set(query, games);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED_QUERIES && oldest !== undefined) cache.delete(oldest);
  }
}
