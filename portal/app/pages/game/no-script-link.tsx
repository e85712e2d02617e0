import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import styles from "./no-script-link.module.css";

/** Without script there is no launching; the game still has a page of its own. */
export function PlainLink({ game }: { game: Game }) {
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
