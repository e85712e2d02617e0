import type { Game } from "#domain/catalogue/game.ts";
import styles from "./star.module.css";

/** Toggle of a favourite. One element without an icon, because a list has forty of them; scripts know it by `data-star` (mine-script.ts). */
export function Star({ game }: { game: Pick<Game, "id" | "name"> }) {
  return (
    <button
      className={styles["star"]}
      type="button"
      data-star={game.id}
      data-testid="favourite"
      aria-pressed="false"
      aria-label={`Favourite ${game.name}`}
    />
  );
}
