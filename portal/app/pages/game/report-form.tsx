import { useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { nameFor } from "#domain/catalogue/words/game-words.ts";
import { reportReasons } from "#domain/game-reports/game-report.ts";
import styles from "./report-form.module.css";

/** What became of a report that was sent without script. */
export type ReportResult = "stored" | "refused" | undefined;

/** Form that reports a broken game. With script it is sent without leaving the game (`report-widget.ts`). */
export function ReportForm({ game, result }: { game: Game; result: ReportResult }) {
  const t = useTranslate();
  return (
    <details
      className={styles["report"]}
      id="report"
      data-testid="report"
      data-widget="report"
      open={result !== undefined}
    >
      <summary className={styles["summary"]}>{t("reportForm.title")}</summary>
      <form className={styles["form"]} method="post" action={urls.report()}>
        <input type="hidden" name="game" value={game.path} />
        <fieldset className={styles["reasons"]}>
          <legend>{t("reportForm.question", { name: nameFor(game, t.language) })}</legend>
          {reportReasons.map((reason) => (
            <label className={styles["reason"]} key={reason}>
              <input type="radio" name="reason" value={reason} required />
              {t(`reportReasons.${reason}`)}
            </label>
          ))}
        </fieldset>
        <p className={styles["note"]}>{t("reportForm.note")}</p>
        <button className={buttons["quiet"]} type="submit">
          {t("reportForm.send")}
        </button>
        <p className={styles["result"]} role="status">
          {result && t(`report.${result}`)}
        </p>
      </form>
    </details>
  );
}
