import { useTranslate } from "#app/messages/use-translate.ts";
import tiles from "#app/ui/tiles.module.css";
import styles from "./mine.module.css";

/** Section of `/mine`: the games that were launched in this browser, latest first. A widget fills it in (`app/mine/recent-list.ts`). */
export function Recent() {
  const t = useTranslate();
  return (
    <section className={styles["section"]} aria-labelledby="recent" data-widget="recent">
      <div className={styles["line"]}>
        <h2 id="recent" tabIndex={-1}>
          {t("mine.recent")}
        </h2>
      </div>
      <p className={styles["empty"]}>
        {t("mine.noRecent")}
        <noscript> {t("mine.noScript")}</noscript>
      </p>
      <ul className={tiles["tiles"]} data-tiles="played" />
    </section>
  );
}
