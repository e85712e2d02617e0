import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { ageWords } from "#domain/catalogue/listing/age-words.ts";
import { cardDescription } from "#domain/catalogue/listing/descriptions.ts";
import { isNew } from "#domain/is-new.ts";
import { Cover } from "./cover.tsx";
import styles from "./game-card.module.css";
import { Star } from "./star.tsx";

/** Card of a game in a list. Without a thumbnail the stylesheet draws a pattern by the game's first tag. */
export function GameCard({ game, now, thumbnail }: { game: Game; now: Date; thumbnail: boolean }) {
  const look = thumbnail ? `${styles["card"]} ${styles["pictured"]}` : styles["card"];
  const marks = [game.isTrending && "Trending", isNew(game.addedAt, now) && "New"].filter(Boolean);
  const label = marks.join(", ");
  return (
    <article className={look} data-tag={game.tags[0]} data-testid="game-card">
      {thumbnail && (
        <div className={styles["cover"]}>
          <Cover game={game} />
        </div>
      )}
      <h2 className={styles["name"]}>
        <a className={styles["link"]} href={urls.loading(game)}>
          {game.name}
        </a>
      </h2>
      <Star game={game} />
      <p className={styles["description"]} data-testid="game-description">
        {cardDescription(game)}
      </p>
      {marks.length > 0 && (
        <span
          className={styles["marks"]}
          data-marks={marks.join(" ")}
          role="img"
          aria-label={label}
          title={label}
        />
      )}
      {game.ages && <span className={styles["ages"]}>{ageWords[game.ages]}</span>}
    </article>
  );
}
