import styles from "./mine.module.css";

/** Section of `/mine`: the games that the visitor starred. */
export function Favourites() {
  return (
    <section className={styles["section"]} aria-labelledby="favourites">
      <h2 id="favourites">Favourites</h2>
      <p className={styles["note"]}>Games that you mark with a star come here.</p>
    </section>
  );
}
