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
    title: "Today",
    description: "Three games, one course for everybody. Who gets farthest until midnight?",
    body: (
      <div className={styles["page"]}>
        <header className={styles["head"]}>
          <h1>The daily three</h1>
          <p className={styles["lead"]}>
            Three games, one course for everybody, until midnight UTC. Play as often as you like: your best go
            counts.
          </p>
          <p className={styles["streak"]} data-widget="streak" data-day={day}>
            Play one of them every day, and your streak grows here.
          </p>
        </header>
        <Trio portal={portal} />
        <section className={styles["section"]} aria-labelledby="yesterday">
          <h2 id="yesterday">Best of yesterday</h2>
          <Winners boards={yesterday} portal={portal} />
        </section>
        <p>
          <a href={urls.watch()}>Watch the best runs of today</a>
        </p>
      </div>
    ),
  };
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
