import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { CardId, ShownCard } from "#domain/content/site.ts";
import styles from "./link-cards.module.css";

const icons: Record<CardId, IconName> = {
  games: "games",
  social: "people",
  emulator: "bolt",
  partners: "hands",
  source: "code",
  chat: "chat",
  video: "video",
};

export function LinkCards({ cards }: { cards: readonly ShownCard[] }) {
  return (
    <section className={styles["cards"]} aria-label="Where to next">
      {cards.map((card) => (
        <LinkCard key={card.id} card={card} />
      ))}
    </section>
  );
}

/** One link makes the whole card a link; several stand in it one by one; without any the card only tells. */
function LinkCard({ card }: { card: ShownCard }) {
  const [only, ...more] = card.links;
  const whole = only && more.length === 0 ? only : undefined;
  return (
    <article className={only ? styles["card"] : styles["soon"]} data-card={card.id} data-testid="link-card">
      <span className={styles["icon"]}>
        <Icon name={icons[card.id]} />
      </span>
      <h2 className={styles["title"]}>
        {whole ? (
          <a className={styles["whole"]} href={whole.address} rel="noreferrer">
            {card.title}
          </a>
        ) : (
          card.title
        )}
      </h2>
      <p className={styles["text"]}>{card.text}</p>
      {!whole && only && (
        <p className={styles["links"]}>
          {card.links.map((link) => (
            <a key={link.address} href={link.address} rel="noreferrer">
              {link.label}
            </a>
          ))}
        </p>
      )}
    </article>
  );
}
