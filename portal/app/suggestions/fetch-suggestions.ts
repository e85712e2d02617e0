import type { Suggestion, Suggestions } from "./suggestion.ts";

type Fetch = (url: string, init: { signal: AbortSignal }) => Promise<Response>;

type Found = readonly Suggestion[] | undefined;

/** A visitor who deletes letters sees the same lists again. */
const MAX_CACHED_QUERIES = 50;

/**
 * Returns a function that fetches suggestions, with a cache. Each call aborts the one before, so the response to old letters never
 * follows the response to new ones; one for the same letters joins it. It resolves to undefined when there is nothing to show: aborted,
 * offline, or rate limited.
 */
export function suggestionFetcher(fetch: Fetch, urlOf: (query: string) => string) {
  const cache = new Map<string, readonly Suggestion[]>();
  let current: { query: string; abort: AbortController; games: Promise<Found> } | undefined;

  return async function fetchSuggestions(text: string): Promise<Found> {
    const query = text.trim().toLowerCase();
    if (current?.query === query) return current.games;
    current?.abort.abort();
    current = undefined;
    if (query === "") return [];
    const cached = cache.get(query);
    if (cached) return cached;
    const abort = new AbortController();
    const asked = { query, abort, games: request(query, abort.signal) };
    current = asked;
    const games = await asked.games;
    if (current === asked) current = undefined;
    return games;
  };

  async function request(query: string, signal: AbortSignal): Promise<Found> {
    try {
      const response = await fetch(urlOf(query), { signal });
      if (!response.ok) return undefined;
      const { games }: Suggestions = await response.json();
      addToCache(query, games);
      return signal.aborted ? undefined : games;
    } catch {
      // Aborted by the next letter, or no network. The search form works without suggestions.
      return undefined;
    }
  }

  function addToCache(query: string, games: readonly Suggestion[]): void {
    cache.set(query, games);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED_QUERIES && oldest !== undefined) cache.delete(oldest);
  }
}
