import buttons from "#app/ui/button.module.css";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { reportReasons, reportReasonWords } from "#domain/game-reports/game-report.ts";
import styles from "./report-form.module.css";

/** What became of a report that was sent without script. */
export type ReportResult = "stored" | "refused" | undefined;

const resultWords = { stored: "Thanks, it is noted.", refused: "It could not be stored. Try again later." };

/** Form that reports a broken game. With script it is sent without leaving the game (`report-widget.ts`). */
export function ReportForm({ game, result }: { game: Game; result: ReportResult }) {
  return (
    <details
      className={styles["report"]}
      id="report"
      data-testid="report"
      data-widget="report"
      open={result !== undefined}
    >
      <summary className={styles["summary"]}>Report a broken game</summary>
      <form className={styles["form"]} method="post" action={urls.report()}>
        <input type="hidden" name="game" value={game.path} />
        <fieldset className={styles["reasons"]}>
          <legend>What is wrong with {game.name}?</legend>
          {reportReasons.map((reason) => (
            <label className={styles["reason"]} key={reason}>
              <input type="radio" name="reason" value={reason} required />
              {reportReasonWords[reason]}
            </label>
          ))}
        </fieldset>
        <p className={styles["note"]}>
          Sent along: which engine ran the game and the name of its last error. Nothing about you.
        </p>
        <button className={buttons["quiet"]} type="submit">
          Send report
        </button>
        <p className={styles["result"]} role="status">
          {result && resultWords[result]}
        </p>
      </form>
    </details>
  );
}
