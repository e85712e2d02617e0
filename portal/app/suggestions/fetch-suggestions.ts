import type { Suggestion, Suggestions } from "./suggestion.ts";

type Fetch = (address: string, init: { signal: AbortSignal }) => Promise<Response>;

/** So many questions are remembered: somebody who deletes letters sees the same lists again. */
const remembered = 50;

/**
 * Asks the server, one question at a time: a new one ends the one before, so the answer to old letters can never follow the
 * answer to new ones. Undefined means that there is nothing to show: overtaken, offline, or too many questions.
 */
export function openAsking(fetch: Fetch, addressOf: (words: string) => string) {
  const known = new Map<string, readonly Suggestion[]>();
  let current = new AbortController();

  return async function ask(words: string): Promise<readonly Suggestion[] | undefined> {
    current.abort();
    const wanted = words.trim().toLowerCase();
    if (wanted === "") return [];
    const answered = known.get(wanted);
    if (answered) return answered;
    const mine = new AbortController();
    current = mine;
    try {
      const response = await fetch(addressOf(wanted), { signal: mine.signal });
      if (!response.ok) return undefined;
      const { games }: Suggestions = await response.json();
      remember(wanted, games);
      return mine.signal.aborted ? undefined : games;
    } catch {
      // Overtaken by the next letter, or no network. The form works without us.
      return undefined;
    }
  };

  function remember(wanted: string, games: readonly Suggestion[]): void {
    known.set(wanted, games);
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
  }
}
