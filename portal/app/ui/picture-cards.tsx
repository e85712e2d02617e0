import type { Game } from "#domain/catalogue/game.ts";
import { Cover } from "./cover.tsx";
import styles from "./picture-cards.module.css";

export type PictureCard = {
  readonly id: string;
  readonly game: Game;
  readonly href: string;
  readonly title: string;
  readonly text: string;
};

/** Cards with a game's cover, each a link as a whole. Scripts find a card by the id in `data-card-of`. */
export function PictureCards({ cards, testId }: { cards: readonly PictureCard[]; testId: string }) {
  return (
    <ul className={styles["cards"]}>
      {cards.map(({ id, game, href, title, text }) => (
        <li className={styles["card"]} key={id} data-card-of={id} data-testid={testId}>
          <Cover game={game} />
          <a className={styles["name"]} href={href}>
            {title}
          </a>
          <p className={styles["text"]}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
