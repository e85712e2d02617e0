import styles from "./mine.module.css";

/** Section of `/mine`: the games that were launched in this browser, latest first. */
export function Recent() {
  return (
    <section className={styles["section"]} aria-labelledby="recent">
      <h2 id="recent">Played lately</h2>
      <p className={styles["note"]}>Games that you launch come here, with the time that you played them.</p>
    </section>
  );
}
