import { useTranslate } from "#app/messages/use-translate.ts";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { nameFor } from "#domain/catalogue/words/game-words.ts";
import styles from "./no-script-link.module.css";

/** Link to the game's own page, for browsers without script, where the stage cannot launch it. */
export function NoScriptLink({ game }: { game: Game }) {
  const t = useTranslate();
  return (
    <noscript>
      <p className={styles["link"]}>
        <a href={urls.gameFile(game)} rel="noreferrer">
          {t("gamePage.ownPage", { name: nameFor(game, t.language) })}
        </a>
      </p>
    </noscript>
  );
}
