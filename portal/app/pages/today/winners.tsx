import { urls } from "#app/urls.ts";
import type { Portal } from "#domain/portal.ts";
import type { BoardView } from "#domain/records/board-reading.ts";
import styles from "./today.module.css";

const SHOWN = 3;

/** The first three of some boards. */
export function Winners({ boards, portal }: { boards: readonly BoardView[]; portal: Portal }) {
  const played = boards.filter(({ places }) => places.length > 0);
  if (played.length === 0) return <p className={styles["note"]}>Nobody played yesterday’s three.</p>;
  const pathOf = (game: string) =>
    portal.records?.today().games.find((one) => one.game === game)?.gamePath ?? "";
  return (
    <div className={styles["boards"]}>
      {played.map(({ game: slug, places, unit }) => {
        const game = portal.catalogue.byPath(pathOf(slug));
        if (!game) return null;
        return (
          <section key={slug} aria-label={game.name}>
            <h3>
              <a href={urls.game(game)}>{game.name}</a>
            </h3>
            <ol className={styles["places"]}>
              {places.slice(0, SHOWN).map(({ entry, name, score, isWatchable }) => (
                <li key={entry}>
                  {isWatchable ? <a href={urls.watchRun(game, entry)}>{name.text}</a> : name.text}{" "}
                  <span className={styles["note"]}>
                    {score.toLocaleString("en")} {unit.toLowerCase()}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
