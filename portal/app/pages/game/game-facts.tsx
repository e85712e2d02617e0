import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { wordsFor } from "#domain/catalogue/words/game-words.ts";
import { controlsFor, type Phrases, tagFor } from "#domain/catalogue/words/phrases.ts";
import { formatIsoDay } from "#domain/day.ts";
import styles from "./game-facts.module.css";

/** Description, tags, controls, author and licence of a game. */
export function GameFacts({ game, phrases }: { game: Game; phrases: Phrases }) {
  const t = useTranslate();
  const { description, why } = wordsFor(game, t.language);
  const controls = controlsFor(game, phrases, t.language);
  return (
    <section className={styles["facts"]} aria-label={t("gameFacts.label")}>
      <div className={styles["about"]}>
        {description.value ? (
          <p {...inLanguage(description.language, t.language)}>{description.value}</p>
        ) : (
          <p>{t("gameCard.noDescription")}</p>
        )}
        <ul className={styles["tags"]} aria-label={t("gameFacts.tags")}>
          <li>{t(`gameTypes.${game.gameType}`)}</li>
          {game.tags.map((tag) => {
            const { value, language } = tagFor(phrases, tag, t.language);
            return (
              <li key={tag} {...inLanguage(language, t.language)}>
                {value}
              </li>
            );
          })}
        </ul>
      </div>
      {controls.length > 0 && (
        <dl className={styles["controls"]} aria-label={t("gameFacts.controls")}>
          {controls.map(({ input, action }) => (
            <div key={input.value}>
              <dt {...inLanguage(input.language, t.language)}>{input.value}</dt>
              <dd {...inLanguage(action.language, t.language)}>{action.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className={styles["origin"]}>
        {game.author && <Fact term={t("gameFacts.author")} value={game.author} />}
        {game.licence && <Fact term={t("gameFacts.licence")} value={game.licence} />}
        {game.source?.startsWith("https://") && (
          <div>
            <dt>{t("gameFacts.source")}</dt>
            <dd>
              <a href={game.source} rel="noreferrer">
                {new URL(game.source).host}
              </a>
            </dd>
          </div>
        )}
        {game.ages && <Fact term={t("gameFacts.goodFor")} value={t(`ages.${game.ages}`)} />}
        {game.gameType === "external" && (
          <Fact
            term={t("gameFacts.atSchool")}
            value={game.fitForSchool ? t("gameFacts.fitForSchool") : t("gameFacts.unfitForSchool")}
          />
        )}
        {why && (
          <Fact term={t("gameFacts.why")} value={why.value} language={inLanguage(why.language, t.language)} />
        )}
        <Fact term={t("gameFacts.added")} value={formatIsoDay(game.addedAt)} />
      </dl>
    </section>
  );
}

type FactProps = { term: string; value: string; language?: ReturnType<typeof inLanguage> };

function Fact({ term, value, language }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd {...language}>{value}</dd>
    </div>
  );
}
