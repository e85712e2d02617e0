import type { Game } from "#domain/catalogue/game.ts";

/** What became of a game of a collection. */
export type Outcome = {
  readonly name: string;
  /** Its path in the collection, or its URL. */
  readonly label: string;
  readonly result: "added" | "replaced" | "done" | "taken" | "removed" | "refused";
  /** Why it was not taken. */
  readonly reason?: string | undefined;
  /** What is to be known about it although it was taken. */
  readonly notes?: readonly string[];
  /** What the intake found and changed in it: for the report alone, because most games have some. */
  readonly remarks?: readonly string[];
  /** Scripts of other hosts that it loads; the portal blocks them. */
  readonly blockedScripts?: readonly string[];
  readonly game?: Game | undefined;
  readonly hasCover?: boolean;
};

/** Whether the operator has something to do about it. */
export function isRefused({ result }: Outcome): boolean {
  return result === "refused" || result === "taken";
}

/** Whether it came onto the list by this import. */
export function isNew({ result }: Outcome): boolean {
  return result === "added" || result === "replaced";
}

/** How many games had the same fate, most first: results, and reasons without the names in them. */
export function countOutcomes(
  outcomes: readonly Outcome[],
): { readonly count: number; readonly words: string }[] {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) {
    const words = wordsOf(outcome);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => ({ count, words })).toSorted((a, b) => b.count - a.count);
}

function wordsOf(outcome: Outcome): string {
  const { result, reason = "" } = outcome;
  if (isNew(outcome)) return result;
  return `${result === "refused" || result === "taken" ? "not taken" : "left as it is"}: ${withoutNames(reason)}`;
}

/** A reason as a kind of reason: what follows a colon or semicolon goes, and names of files and numbers are dots. */
function withoutNames(reason: string): string {
  return reason
    .replace(/[:;(].*$/s, "")
    .replace(/"[^"]*"/g, "…")
    .split(" ")
    .map((word) => (/[\d/]|\w\.\w/.test(word) && word !== "index.html" ? "…" : word))
    .join(" ")
    .trim();
}
