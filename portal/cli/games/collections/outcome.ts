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
  /** What the intake changed in it, gave it, and left out. */
  readonly changes?: readonly string[];
  /** Other hosts that it names: for the report alone, because most games name some, and it does no harm. */
  readonly hosts?: readonly string[];
  /** Counts for the end of an import. */
  readonly libraries?: number;
  readonly leftOut?: number;
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

/** What was put into games and left out of them, in all. A line each, and none where there was none. */
export function sumChanges(outcomes: readonly Outcome[]): string[] {
  const total = (count: (outcome: Outcome) => number) => {
    const counts = outcomes.map(count).filter((one) => one > 0);
    return { sum: counts.reduce((sum, one) => sum + one, 0), games: counts.length };
  };
  const libraries = total((outcome) => outcome.libraries ?? 0);
  const leftOut = total((outcome) => outcome.leftOut ?? 0);
  const settings = outcomes.filter(({ game }) => game?.flash !== undefined).length;
  return [
    ...(libraries.sum > 0
      ? [
          `${counted(libraries.sum, "library", "libraries")} from elsewhere put beside ${counted(libraries.games, "game")}`,
        ]
      : []),
    ...(leftOut.sum > 0
      ? [`${counted(leftOut.sum, "file")} left out of ${counted(leftOut.games, "game")}`]
      : []),
    ...(settings > 0
      ? [`${counted(settings, "film")} with settings of ${settings === 1 ? "its" : "their"} own`]
      : []),
  ];
}

function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** How many games had the same fate, most first: results, and reasons without the names in them. */
export function countOutcomes(
  outcomes: readonly Outcome[],
  { isDryRun = false } = {},
): { readonly count: number; readonly words: string }[] {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) {
    const words = (isDryRun && isNew(outcome) ? "can be " : "") + wordsOf(outcome);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => ({ count, words })).toSorted((a, b) => b.count - a.count);
}

function wordsOf(outcome: Outcome): string {
  const { result, reason = "" } = outcome;
  if (isNew(outcome)) return result;
  return `${result === "refused" || result === "taken" ? "not taken" : "left as it is"}: ${withoutNames(reason)}`;
}

/** Words that look like the name of a file, and are the same in all reasons of a kind. */
const plainWords = ["index.html", "meta.yaml", "7z"];

/** A reason as a kind of reason: what follows a colon or semicolon goes, and names of files and numbers are dots. */
function withoutNames(reason: string): string {
  return reason
    .replace(/[:;(].*$/s, "")
    .replace(/"[^"]*"/g, "…")
    .split(" ")
    .map((word) => (/[\d/]|\w\.\w/.test(word) && !plainWords.includes(word) ? "…" : word))
    .join(" ")
    .replace(/\.$/, "")
    .trim();
}
