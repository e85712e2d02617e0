import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { notFoundPage } from "#app/pages/not-found/not-found.page.tsx";
import { urls } from "#app/urls.ts";
import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import { ifUnavailable } from "#domain/errors.ts";
import type { Portal } from "#domain/portal.ts";
import type { BoardView } from "#domain/records/board-reading.ts";
import { dailyTrio } from "#domain/records/daily-trio.ts";
import type { Records } from "#domain/records/records.ts";
import styles from "./today.module.css";
import { Trio } from "./trio.tsx";
import { Winners } from "./winners.tsx";

/** Page 'Today': three games with one course for everybody, the visitor's streak, and who was best yesterday. */
export async function todayPage(args: PageArgs): Promise<PageResult> {
  const { portal } = args;
  const { records } = portal;
  if (!records || records.today().trio.length === 0) return notFoundPage(args);
  const { day } = records.today();
  const yesterday = await yesterdaysBoards(records, portal).catch(ifUnavailable([]));
  return {
    title: (t) => t("todayPage.title"),
    description: (t) => t("todayPage.description"),
    body: <Today day={day} yesterday={yesterday} portal={portal} />,
  };
}

type Props = { readonly day: string; readonly yesterday: readonly BoardView[]; readonly portal: Portal };

function Today({ day, yesterday, portal }: Props) {
  const t = useTranslate();
  return (
    <div className={styles["page"]}>
      <header className={styles["head"]}>
        <h1>{t("todayPage.heading")}</h1>
        <p className={styles["lead"]}>{t("todayPage.lead")}</p>
        <p className={styles["streak"]} data-widget="streak" data-day={day}>
          {t("todayPage.streak")}
        </p>
      </header>
      <Trio portal={portal} />
      <section className={styles["section"]} aria-labelledby="yesterday">
        <h2 id="yesterday">{t("todayPage.yesterday")}</h2>
        <Winners boards={yesterday} portal={portal} />
      </section>
      <p>
        <a href={urls.watch()}>{t("todayPage.watch")}</a>
      </p>
    </div>
  );
}

async function yesterdaysBoards(records: Records, portal: Portal): Promise<readonly BoardView[]> {
  const { games } = records.today();
  const day = formatIsoDay(new Date(portal.now().getTime() - DAY_MS));
  return Promise.all(
    dailyTrio(games, day).map(({ game, boards }) =>
      records.board({ game, id: boards[0]?.id ?? "", kind: "daily", span: "today", day, crew: undefined }),
    ),
  );
}
