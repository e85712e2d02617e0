import { Island } from "#app/islands/island.tsx";
import Records from "#app/islands/records.island.tsx";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import type { Portal } from "#domain/portal.ts";
import styles from "./game-records.module.css";

/** Section of a game's page for games on the boards: who played best, and one's own run. */
export function GameRecords({ game, portal }: { game: Game; portal: Portal }) {
  const entry = portal.records?.today().games.find(({ gamePath }) => gamePath === game.path);
  if (!entry) return null;
  const { game: slug, unit, boards, hasGhost } = entry;
  return (
    <section className={styles["records"]} id="records" aria-labelledby="records-title">
      <div className={styles["head"]}>
        <h2 id="records-title">Records</h2>
        <p className={styles["note"]}>
          Every run here was played again by the server, so none is made up.{" "}
          <a href={urls.today()}>The daily three</a>
        </p>
      </div>
      <Island name="records" of={Records} when="quiet" props={{ game: slug, unit, boards, hasGhost }} />
      <noscript>
        <p className={styles["note"]}>The board takes script, which is off in this browser.</p>
      </noscript>
    </section>
  );
}
