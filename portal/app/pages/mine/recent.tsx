import tiles from "#app/ui/tiles.module.css";
import styles from "./mine.module.css";

/** Section of `/mine`: the games that were launched in this browser, latest first. A widget fills it in (`app/mine/recent-list.ts`). */
export function Recent() {
  return (
    <section className={styles["section"]} aria-labelledby="recent" data-widget="recent">
      <div className={styles["line"]}>
        <h2 id="recent" tabIndex={-1}>
          Played lately
        </h2>
      </div>
      <p className={styles["empty"]}>
        Nothing yet. Games that you launch show up here, with the time that you played them.
        <noscript> This takes script, which is off in this browser.</noscript>
      </p>
      <ul className={tiles["tiles"]} data-tiles="played" />
    </section>
  );
}
