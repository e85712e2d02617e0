import { useTranslate } from "#app/messages/use-translate.ts";
import { GameCard } from "#app/ui/game-card.tsx";
import type { Portal } from "#domain/portal.ts";
import styles from "./hot-games.module.css";

/** Most played games of the last days. Hidden until statistics exist. */
export function HotGames({ portal, thumbnails }: { portal: Portal; thumbnails: boolean }) {
  const t = useTranslate();
  const games = portal.hot.flatMap((path) => portal.catalogue.byPath(path) ?? []);
  if (games.length === 0) return null;
  return (
    <section className={styles["hot"]} aria-labelledby="hot">
      <h2 id="hot">{t("landing.hot")}</h2>
      <div className={styles["games"]}>
        {games.map((game) => (
          <GameCard key={game.id} game={game} now={portal.now()} thumbnail={thumbnails} />
        ))}
      </div>
    </section>
  );
}
