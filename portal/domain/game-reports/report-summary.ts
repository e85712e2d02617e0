import type { GameReport, ReportEngine, ReportReason } from "./game-report.ts";

/** Reports from this many IP addresses mark a game for a try by `npm run games -- verify`. */
export const MIN_REPORTERS_FOR_TRY = 3;

/** The reports of one game. */
export type ReportedGame = {
  readonly game: string;
  /** How many different IP addresses reported it. */
  readonly reporters: number;
  readonly isMarkedForTry: boolean;
  /** How often each was said, most first. */
  readonly reasons: readonly Tally<ReportReason>[];
  readonly engines: readonly Tally<ReportEngine>[];
  readonly errors: readonly Tally<string>[];
  /** The last day on which it was reported. */
  readonly lastDay: string;
};

export type Tally<Subject extends string> = { readonly subject: Subject; readonly number: number };

/** Sums reports up by game, those that most addresses reported first. */
export function summarizeReports(reports: readonly GameReport[]): ReportedGame[] {
  return [...Map.groupBy(reports, ({ game }) => game)]
    .map(([game, list]) => {
      const reporters = new Set(list.map(({ reporter }) => reporter)).size;
      return {
        game,
        reporters,
        isMarkedForTry: reporters >= MIN_REPORTERS_FOR_TRY,
        reasons: tally(list.map(({ reason }) => reason)),
        engines: tally(list.map(({ engine }) => engine)),
        errors: tally(list.map(({ error }) => error).filter((error) => error !== "")),
        lastDay: list.reduce((last, { day }) => (day > last ? day : last), ""),
      };
    })
    .sort((a, b) => b.reporters - a.reporters || (a.game < b.game ? -1 : 1));
}

/** How many addresses reported each game that is marked for a try, by path. */
export function gamesToTry(reports: readonly GameReport[]): ReadonlyMap<string, number> {
  const marked = summarizeReports(reports).filter(({ isMarkedForTry }) => isMarkedForTry);
  return new Map(marked.map(({ game, reporters }) => [game, reporters]));
}

function tally<Subject extends string>(subjects: readonly Subject[]): Tally<Subject>[] {
  return [...Map.groupBy(subjects, (subject) => subject)]
    .map(([subject, list]) => ({ subject, number: list.length }))
    .sort((a, b) => b.number - a.number || (a.subject < b.subject ? -1 : 1));
}
