import type { Translate } from "#app/messages/translate.ts";
import { richText, useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./records.module.css";
import type { PlayedRound } from "./use-played-round.ts";

type Props = { readonly round: PlayedRound; readonly unit: string; readonly name: string | undefined };

/** What became of the run that was just played. */
export function RunNotice({ round, unit, name }: Props) {
  const t = useTranslate();
  return (
    <div className={styles["notice"]} role="status" data-testid="run-notice">
      {round.state === "offered" && (
        <>
          <p>
            {richText(t, "records.offered", {
              run: (text) => <strong>{text}</strong>,
              unit,
              score: round.round.score,
            })}
          </p>
          <button type="button" className={buttons["primary"]} onClick={round.submit}>
            {t("records.submit")}
          </button>
        </>
      )}
      {round.state === "sent" && <p>{t("records.sent")}</p>}
      {round.state === "counted" && <p>{countedWords(t, round.counted, unit, name)}</p>}
      {round.state === "refused" && <p className={styles["trouble"]}>{round.message}</p>}
    </div>
  );
}

type Counted = Extract<PlayedRound, { state: "counted" }>["counted"];

function countedWords(
  t: Translate,
  { score, isBest, places }: Counted,
  unit: string,
  name = t("records.you"),
): string {
  if (!isBest) return t("records.countedNotBest", { unit, score });
  if (places.today === null) return t("records.counted", { unit, score });
  return t("records.countedPlace", { unit, score, place: places.today, name });
}
