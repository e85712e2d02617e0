import buttons from "#app/ui/button.module.css";
import styles from "./records.module.css";
import type { PlayedRound } from "./use-played-round.ts";

type Props = { readonly round: PlayedRound; readonly unit: string; readonly name: string | undefined };

/** What became of the run that was just played. */
export function RunNotice({ round, unit, name }: Props) {
  return (
    <div className={styles["notice"]} role="status" data-testid="run-notice">
      {round.state === "offered" && (
        <>
          <p>
            Your run:{" "}
            <strong>
              {unit} {round.round.score.toLocaleString()}
            </strong>
            . Put it on the board under a made-up name?
          </p>
          <button type="button" className={buttons["primary"]} onClick={round.submit}>
            Put it on the board
          </button>
        </>
      )}
      {round.state === "sent" && <p>The server plays your run …</p>}
      {round.state === "counted" && <p>{countedWords(round.counted, unit, name)}</p>}
      {round.state === "refused" && <p className={styles["trouble"]}>{round.message}</p>}
    </div>
  );
}

type Counted = Extract<PlayedRound, { state: "counted" }>["counted"];

function countedWords({ score, isBest, places }: Counted, unit: string, name = "you"): string {
  const run = `${unit} ${score.toLocaleString()}`;
  if (!isBest) return `Counted: ${run}. Your best is better.`;
  const place = places.today === null ? "" : ` Place ${places.today} of today for ${name}.`;
  return `Counted: ${run}.${place}`;
}
