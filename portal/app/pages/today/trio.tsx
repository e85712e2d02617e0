import { Cover } from "#app/ui/cover.tsx";
import { urls } from "#app/urls.ts";
import type { Portal } from "#domain/portal.ts";
import styles from "./trio.module.css";

/** The three games of the day, each with one course for everybody. */
export function Trio({ portal }: { portal: Portal }) {
  const games = portal.records?.today().trio ?? [];
  return (
    <ul className={styles["trio"]}>
      {games.map(({ game: slug, gamePath }) => {
        const game = portal.catalogue.byPath(gamePath);
        if (!game) return null;
        return (
          <li className={styles["card"]} key={slug} data-trio={slug} data-testid="trio-card">
            <Cover game={game} />
            <a className={styles["name"]} href={urls.todaysRun(game)}>
              {game.name}
            </a>
            <p className={styles["text"]}>{game.description}</p>
          </li>
        );
      })}
    </ul>
  );
}
