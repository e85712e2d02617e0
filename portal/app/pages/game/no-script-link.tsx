import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import styles from "./no-script-link.module.css";

/** Link to the game's own page, for browsers without script, where the stage cannot launch it. */
export function NoScriptLink({ game }: { game: Game }) {
  return (
    <noscript>
      <p className={styles["link"]}>
        <a href={urls.gameFile(game)} rel="noreferrer">
          Play {game.name} on its own page
        </a>
      </p>
    </noscript>
  );
}
