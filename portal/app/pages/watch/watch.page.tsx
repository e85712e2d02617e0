import type { PageArgs, PageResult } from "#app/page.ts";
import { notFoundPage } from "#app/pages/not-found/not-found.page.tsx";
import { Cover } from "#app/ui/cover.tsx";
import { urls } from "#app/urls.ts";
import { ifUnavailable } from "#domain/errors.ts";
import styles from "./watch.module.css";

/** Page 'Watch': the day's best run of every game, each to be watched in the game itself. */
export async function watchPage(args: PageArgs): Promise<PageResult> {
  const { portal } = args;
  const { records } = portal;
  if (!records) return notFoundPage(args);
  const runs = (await records.bestOfDay().catch(ifUnavailable([]))).flatMap((run) => {
    const game = portal.catalogue.byPath(run.gamePath);
    return game ? [{ ...run, listed: game }] : [];
  });
  return {
    title: "Watch",
    description: "The best runs of today, played again in the games themselves.",
    body: (
      <div className={styles["page"]}>
        <header className={styles["head"]}>
          <h1>Watch us play</h1>
          <p className={styles["lead"]}>
            The best runs of today, step by step as they were played. Pause, speed up, go to any moment.
          </p>
        </header>
        {runs.length === 0 ? (
          <p className={styles["lead"]}>
            No run is on a board yet today. <a href={urls.today()}>Play one of the daily three</a> and be the
            first.
          </p>
        ) : (
          <ul className={styles["runs"]}>
            {runs.map(({ listed, best, unit, board, kind }) => (
              <li className={styles["run"]} key={`${best.entry}`} data-testid="best-run">
                <Cover game={listed} />
                <a className={styles["name"]} href={urls.watchRun(listed, best.entry)}>
                  {best.name.text} in {listed.name}
                </a>
                <p className={styles["note"]}>
                  {best.score.toLocaleString("en")} {unit.toLowerCase()}
                  {kind === "daily" ? ", today’s run" : ""}
                  {board ? `, ${board}` : ""}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    ),
  };
}
