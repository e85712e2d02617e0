import { richText, useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { notFoundPage } from "#app/pages/not-found/not-found.page.tsx";
import { boardName, unitWords } from "#app/records/game-words.ts";
import { nameText } from "#app/records/name-text.ts";
import { PictureCards } from "#app/ui/picture-cards.tsx";
import { urls } from "#app/urls.ts";
import { nameFor } from "#domain/catalogue/words/game-words.ts";
import { ifUnavailable } from "#domain/errors.ts";
import type { Portal } from "#domain/portal.ts";
import type { BestRun } from "#domain/records/board-reading.ts";
import styles from "./watch.module.css";

/** Page 'Watch': the day's best run of every game, each to be watched in the game itself. */
export async function watchPage(args: PageArgs): Promise<PageResult> {
  const { portal } = args;
  const { records } = portal;
  if (!records) return notFoundPage(args);
  const runs = await records.bestOfDay().catch(ifUnavailable([]));
  return {
    title: (t) => t("watch.title"),
    description: (t) => t("watch.description"),
    body: <Watch runs={runs} portal={portal} />,
  };
}

function Watch({ runs, portal }: { readonly runs: readonly BestRun[]; readonly portal: Portal }) {
  const t = useTranslate();
  const cards = runs.flatMap(({ gamePath, best, unit, board, kind }) => {
    const game = portal.catalogue.byPath(gamePath);
    if (!game) return [];
    const score = t("watch.score", { unit: unitWords(t, unit), score: best.score });
    const marks = [
      ...(kind === "daily" ? [t("watch.daily")] : []),
      ...(board ? [boardName(t, { id: board, name: board })] : []),
    ];
    return {
      id: best.entry,
      game,
      href: urls.watchRun(game, best.entry),
      title: t("watch.run", { name: nameText(t, best.name), game: nameFor(game, t.language) }),
      text: new Intl.ListFormat(t.language, { type: "unit" }).format([score, ...marks]),
    };
  });
  return (
    <div className={styles["page"]}>
      <header className={styles["head"]}>
        <h1>{t("watch.heading")}</h1>
        <p className={styles["lead"]}>{t("watch.lead")}</p>
      </header>
      {cards.length === 0 ? (
        <p className={styles["lead"]}>
          {richText(t, "watch.nobody", { link: (text) => <a href={urls.today()}>{text}</a> })}
        </p>
      ) : (
        <PictureCards cards={cards} testId="best-run" />
      )}
    </div>
  );
}
