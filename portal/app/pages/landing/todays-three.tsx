import { Trio } from "#app/pages/today/trio.tsx";
import { urls } from "#app/urls.ts";
import type { Portal } from "#domain/portal.ts";
import styles from "./todays-three.module.css";

/** The three games of the day on the landing page. Absent where the operator turned records off. */
export function TodaysThree({ portal }: { portal: Portal }) {
  if (!portal.records || portal.records.today().trio.length === 0) return null;
  return (
    <section className={styles["today"]} aria-labelledby="today">
      <div className={styles["head"]}>
        <h2 id="today">The daily three</h2>
        <p className={styles["note"]}>
          One course for everybody, until midnight UTC. <a href={urls.today()}>Results and streaks</a>
        </p>
      </div>
      <Trio portal={portal} />
    </section>
  );
}
