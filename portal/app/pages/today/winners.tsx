import { useTranslate } from "#app/messages/use-translate.ts";
import { scoreWords } from "#app/records/game-words.ts";
import { nameText } from "#app/records/name-text.ts";
import { urls } from "#app/urls.ts";
import { nameFor } from "#domain/catalogue/words/game-words.ts";
import type { Portal } from "#domain/portal.ts";
import type { BoardView } from "#domain/records/board-reading.ts";
import styles from "./today.module.css";

const SHOWN = 3;

/** The first three of some boards. */
export function Winners({ boards, portal }: { boards: readonly BoardView[]; portal: Portal }) {
  const t = useTranslate();
  const played = boards.filter(({ places }) => places.length > 0);
  if (played.length === 0) return <p className={styles["note"]}>{t("todayPage.nobody")}</p>;
  const pathOf = (game: string) =>
    portal.records?.today().games.find((one) => one.game === game)?.gamePath ?? "";
  return (
    <div className={styles["boards"]}>
      {played.map(({ game: slug, places, unit }) => {
        const game = portal.catalogue.byPath(pathOf(slug));
        if (!game) return null;
        const title = nameFor(game, t.language);
        return (
          <section key={slug} aria-label={title}>
            <h3>
              <a href={urls.game(game)}>{title}</a>
            </h3>
            <ol className={styles["places"]}>
              {places.slice(0, SHOWN).map(({ entry, name, score, isWatchable }) => (
                <li key={entry}>
                  {isWatchable ? (
                    <a href={urls.watchRun(game, entry)}>{nameText(t, name)}</a>
                  ) : (
                    nameText(t, name)
                  )}{" "}
                  <span className={styles["note"]}>{scoreWords(t, unit, score)}</span>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
