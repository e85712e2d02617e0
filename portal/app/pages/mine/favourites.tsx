import { useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import tiles from "#app/ui/tiles.module.css";
import styles from "./mine.module.css";

/** Section of `/mine`: the games that the visitor starred. A widget fills it in (`app/mine/favourites-list.ts`). */
export function Favourites() {
  const t = useTranslate();
  return (
    <section className={styles["section"]} aria-labelledby="favourites" data-widget="favourites">
      <div className={styles["line"]}>
        <h2 id="favourites" tabIndex={-1}>
          {t("mine.favourites")}
        </h2>
        <button className={buttons["quiet"]} type="button" data-random="" hidden>
          <Icon name="dice" /> {t("mine.anyFavourite")}
        </button>
      </div>
      <p className={styles["empty"]}>
        {t("mine.noFavourites")}
        <noscript> {t("mine.noScript")}</noscript>
      </p>
      <ul className={tiles["tiles"]} data-tiles="stars" />
    </section>
  );
}
