import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { Game } from "#domain/catalogue/game.ts";
import type { Language } from "#domain/language/language.ts";
import { Cover } from "./cover.tsx";
import styles from "./picture-cards.module.css";

export type PictureCard = {
  readonly id: string;
  readonly game: Game;
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** Where it may be another than the page's. */
  readonly textLanguage?: Language;
};

/** Cards with a game's cover, each a link as a whole. Scripts find a card by the id in `data-card-of`. */
export function PictureCards({ cards, testId }: { cards: readonly PictureCard[]; testId: string }) {
  const t = useTranslate();
  return (
    <ul className={styles["cards"]}>
      {cards.map(({ id, game, href, title, text, textLanguage }) => (
        <li
          className={styles["card"]}
          key={id}
          data-card-of={id}
          data-played-text={t("pictureCards.played")}
          data-testid={testId}
        >
          <Cover game={game} />
          <a className={styles["name"]} href={href}>
            {title}
          </a>
          <p className={styles["text"]} {...inLanguage(textLanguage, t.language)}>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
