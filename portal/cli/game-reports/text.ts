import { reportReasonWords } from "#domain/game-reports/game-report.ts";
import type { ReportedGame, Tally } from "#domain/game-reports/report-summary.ts";

/** Reports of broken games as plain text for a terminal. */
export function textReports(games: readonly (ReportedGame & { readonly name: string })[]): string {
  if (games.length === 0) return "Nobody has reported a broken game.";
  return games
    .map(({ game, name, reporters, isMarkedForTry, reasons, engines, errors, lastDay }) =>
      [
        `${name} (${game})${isMarkedForTry ? "  to be tried by npm run games -- verify" : ""}`,
        `  ${reporters} ${reporters === 1 ? "address" : "addresses"}, last on ${lastDay}`,
        ...reasons.map(
          ({ subject, number }) => `  ${`${number}`.padStart(4)}  ${reportReasonWords[subject]}`,
        ),
        `  engines: ${listed(engines)}`,
        ...(errors.length > 0 ? [`  errors: ${listed(errors)}`] : []),
      ].join("\n"),
    )
    .join("\n\n");
}

const listed = (tallies: readonly Tally<string>[]) =>
  tallies.map(({ subject, number }) => `${subject} ${number}`).join(", ");
