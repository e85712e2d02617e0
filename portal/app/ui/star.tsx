import { useTranslate } from "#app/messages/use-translate.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { nameFor } from "#domain/catalogue/words/game-words.ts";
import styles from "./star.module.css";

/** Toggle of a favourite. One element without an icon, because a list has forty of them; scripts know it by `data-star` (mine-script.ts). */
export function Star({ game }: { game: Pick<Game, "id" | "name" | "words"> }) {
  const t = useTranslate();
  return (
    <button
      className={styles["star"]}
      type="button"
      data-star={game.id}
      data-testid="favourite"
      aria-pressed="false"
      aria-label={t("star.favourite", { name: nameFor(game, t.language) })}
    />
  );
}
