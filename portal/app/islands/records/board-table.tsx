import { useState } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { OwnPlace } from "#app/records/records-client.ts";
import buttons from "#app/ui/button.module.css";
import type { BoardView, ShownPlace } from "#domain/records/board-reading.ts";
import styles from "./records.module.css";

const SHORT_PLACES = 10;

type Props = {
  readonly board: BoardView | undefined;
  /** The visitor's own place and its neighbours. */
  readonly near: readonly OwnPlace[];
  readonly unit: string;
  readonly trouble: string;
  readonly onWatch: (place: ShownPlace) => void;
  readonly onRace: ((place: ShownPlace) => void) | undefined;
};

/** The best runs of a board, and the visitor's own place where it is farther down. */
export function BoardTable({ board, near, unit, trouble, onWatch, onRace }: Props) {
  const t = useTranslate();
  const [isLong, setLong] = useState(false);
  if (trouble) return <p className={styles["trouble"]}>{trouble}</p>;
  if (!board) return <p className={styles["note"]}>{t("records.fetching")}</p>;
  const own = near.find(({ isMine }) => isMine);
  const shown = isLong ? board.places : board.places.slice(0, SHORT_PLACES);
  const below = own && own.rank > shown.length ? near : [];
  if (shown.length === 0) return <p className={styles["empty"]}>{t("records.empty")}</p>;

  const row = (place: ShownPlace) => (
    <tr key={place.entry} data-mine={place.entry === own?.entry || undefined}>
      <td className={styles["rank"]}>{place.rank}</td>
      <th scope="row">{place.name.text}</th>
      <td className={styles["score"]}>{t.number(place.score)}</td>
      <td className={styles["actions"]}>
        {place.isWatchable && (
          <>
            <button
              type="button"
              className={buttons["quiet"]}
              aria-label={t("records.watchName", { name: place.name.text })}
              onClick={() => onWatch(place)}
            >
              {t("records.watch")}
            </button>
            {onRace && (
              <button
                type="button"
                className={buttons["quiet"]}
                aria-label={t("records.raceName", { name: place.name.text })}
                onClick={() => onRace(place)}
              >
                {t("records.race")}
              </button>
            )}
          </>
        )}
      </td>
    </tr>
  );
  return (
    <>
      <table className={styles["board"]} data-testid="board">
        <thead>
          <tr>
            <th scope="col">{t("records.place")}</th>
            <th scope="col">{t("records.name")}</th>
            <th scope="col">{unit}</th>
            <th scope="col">
              <span className="for-screen-readers">{t("records.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>{shown.map(row)}</tbody>
        {below.length > 0 && <tbody className={styles["near"]}>{below.map(row)}</tbody>}
      </table>
      {board.places.length > SHORT_PLACES && (
        <button type="button" className={buttons["quiet"]} onClick={() => setLong(!isLong)}>
          {t("records.showBest", { count: isLong ? SHORT_PLACES : board.places.length })}
        </button>
      )}
    </>
  );
}
