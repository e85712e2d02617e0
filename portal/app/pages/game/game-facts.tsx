import type { Game } from "#domain/catalogue/game.ts";
import { ageWords } from "#domain/catalogue/listing/age-words.ts";
import styles from "./game-facts.module.css";

const typeNames: Record<Game["gameType"], string> = {
  html5: "HTML5",
  flash: "Flash",
  waflash: "WAFlash",
  external: "External",
};

/** Description, tags, controls, author and licence of a game. */
export function GameFacts({ game }: { game: Game }) {
  return (
    <section className={styles["facts"]} aria-label="About this game">
      <div className={styles["about"]}>
        <p>{game.description || "No descripton yet"}</p>
        <ul className={styles["tags"]} aria-label="Tags">
          <li>{typeNames[game.gameType]}</li>
          {game.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
      {game.controls && (
        <dl className={styles["controls"]} aria-label="Controls">
          {game.controls.map(({ input, action }) => (
            <div key={input}>
              <dt>{input}</dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className={styles["origin"]}>
        {game.author && <Fact term="Author" value={game.author} />}
        {game.licence && <Fact term="Licence" value={game.licence} />}
        {game.source?.startsWith("https://") && (
          <div>
            <dt>Source</dt>
            <dd>
              <a href={game.source} rel="noreferrer">
                {new URL(game.source).host}
              </a>
            </dd>
          </div>
        )}
        {game.ages && <Fact term="Good for" value={ageWords[game.ages]} />}
        {game.gameType === "external" && (
          <Fact
            term="At school"
            value={game.fitForSchool ? "Fine in class" : "Better at home: not marked as fit for school"}
          />
        )}
        {game.why && <Fact term="Why is this here" value={game.why} />}
        <Fact term="Added" value={`${game.addedAt.toISOString().slice(0, 10)}`} />
      </dl>
    </section>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
