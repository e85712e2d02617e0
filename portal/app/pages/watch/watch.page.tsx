import type { PageArgs, PageResult } from "#app/page.ts";
import { notFoundPage } from "#app/pages/not-found/not-found.page.tsx";
import { PictureCards } from "#app/ui/picture-cards.tsx";
import { urls } from "#app/urls.ts";
import { ifUnavailable } from "#domain/errors.ts";
import styles from "./watch.module.css";

/** Page 'Watch': the day's best run of every game, each to be watched in the game itself. */
export async function watchPage(args: PageArgs): Promise<PageResult> {
  const { portal } = args;
  const { records } = portal;
  if (!records) return notFoundPage(args);
  const runs = await records.bestOfDay().catch(ifUnavailable([]));
  const cards = runs.flatMap(({ gamePath, best, unit, board, kind }) => {
    const game = portal.catalogue.byPath(gamePath);
    if (!game) return [];
    const score = `${unit} ${best.score.toLocaleString("en")}`;
    return {
      id: best.entry,
      game,
      href: urls.watchRun(game, best.entry),
      title: `${best.name.text} in ${game.name}`,
      text: [score, ...(kind === "daily" ? ["today’s run"] : []), ...(board ? [board] : [])].join(", "),
    };
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
        {cards.length === 0 ? (
          <p className={styles["lead"]}>
            No run is on a board yet today. <a href={urls.today()}>Play one of the daily three</a> and be the
            first.
          </p>
        ) : (
          <PictureCards cards={cards} testId="best-run" />
        )}
      </div>
    ),
  };
}
