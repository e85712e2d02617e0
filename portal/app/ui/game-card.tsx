import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { cardDescription } from "#domain/catalogue/listing/descriptions.ts";
import { wordsFor } from "#domain/catalogue/words/game-words.ts";
import { isNew } from "#domain/is-new.ts";
import { Cover } from "./cover.tsx";
import styles from "./game-card.module.css";
import { Star } from "./star.tsx";

/** Card of a game in a list. Without a thumbnail the stylesheet draws a pattern by the game's first tag. */
export function GameCard({ game, now, thumbnail }: { game: Game; now: Date; thumbnail: boolean }) {
  const t = useTranslate();
  const { name, description } = wordsFor(game, t.language);
  const look = thumbnail ? `${styles["card"]} ${styles["pictured"]}` : styles["card"];
  const marks = marksOf(game, now);
  const label = marks && t(`gameMarks.${marks}`);
  return (
    <article className={look} data-tag={game.tags[0]} data-testid="game-card">
      {thumbnail && (
        <div className={styles["cover"]}>
          <Cover game={game} />
        </div>
      )}
      <h2 className={styles["name"]}>
        <a className={styles["link"]} href={urls.loading(game)}>
          {name}
        </a>
      </h2>
      <Star game={game} />
      <p
        className={styles["description"]}
        data-testid="game-description"
        {...(description.value && inLanguage(description.language, t.language))}
      >
        {cardDescription(description.value) || t("gameCard.noDescription")}
      </p>
      {marks && (
        <span className={styles["marks"]} data-marks={marks} role="img" aria-label={label} title={label} />
      )}
      {game.ages && <span className={styles["ages"]}>{t(`ages.${game.ages}`)}</span>}
    </article>
  );
}

type Marks = "trending" | "new" | "trendingAndNew";

function marksOf(game: Game, now: Date): Marks | undefined {
  const isTheNewest = isNew(game.addedAt, now);
  if (game.isTrending) return isTheNewest ? "trendingAndNew" : "trending";
  return isTheNewest ? "new" : undefined;
}
