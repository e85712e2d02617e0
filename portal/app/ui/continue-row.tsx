import { useTranslate } from "#app/messages/use-translate.ts";
import { isMirror } from "#app/mirror/mirror-base.ts";
import { urls } from "#app/urls.ts";
import styles from "./continue-row.module.css";
import tiles from "./tiles.module.css";

/** As many as fit beside each other on a wide screen. */
const MAX_TILES = 5;

/**
 * Row of the games that were played last in this browser. The script of the first paint, which has to stand behind it, adds a tile for each
 * before anything is painted (mine-script.ts); without any there is no row. A mirror has none either: a server
 * draws the tiles.
 */
export function ContinueRow({ className = "" }: { className?: string | undefined }) {
  const t = useTranslate();
  if (isMirror()) return null;
  return (
    <section
      className={`${styles["continue"]} ${className}`}
      aria-labelledby="continue"
      data-testid="continue"
    >
      <div className={styles["head"]}>
        <h2 className={styles["title"]} id="continue">
          {t("continueRow.title")}
        </h2>
        <a href={urls.mine()}>{t("continueRow.mine")}</a>
      </div>
      <ul
        className={`${tiles["tiles"]} ${tiles["row"]}`}
        data-tiles="played"
        data-max={MAX_TILES}
        data-from={urls.tiles()}
      />
    </section>
  );
}
