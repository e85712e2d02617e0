import { Island } from "#app/islands/island.tsx";
import SavesIsland from "#app/islands/saves.island.tsx";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";
import styles from "./mine.module.css";

type Props = { readonly account: string | undefined; readonly play: PlayOrigin };

/** Section of `/mine`: what games keep in this browser. `account` is the one that is signed in, where it can keep saves. */
export function Saves({ account, play }: Props) {
  const t = useTranslate();
  return (
    <section className={styles["section"]} aria-labelledby="saves">
      <h2 id="saves">{t("mine.saves")}</h2>
      <p className={styles["note"]}>{t("mine.savesNote")}</p>
      <Island name="saves" of={SavesIsland} when="idle" props={{ account, play }} />
      <noscript>
        <p className={styles["note"]}>{t("mine.savesNoScript")}</p>
      </noscript>
    </section>
  );
}
