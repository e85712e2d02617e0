import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
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

/** Cards that link to the rest of the site and to the operator's other places. */
export function LinkCards({ cards }: { cards: readonly ShownCard[] }) {
  const t = useTranslate();
  return (
    <section className={styles["cards"]} aria-label={t("landing.whereNext")}>
      {cards.map((card) => (
        <LinkCard key={card.id} card={card} />
      ))}
    </section>
  );
}

/** A card with one link is a link as a whole; several links are listed inside. */
function LinkCard({ card }: { card: ShownCard }) {
  const { language } = useTranslate();
  const [only, ...more] = card.links;
  const whole = more.length === 0 ? only : undefined;
  return (
    <article
      className={styles["card"]}
      data-card={card.id}
      data-testid="link-card"
      {...inLanguage(card.language, language)}
    >
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
      {!whole && (
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
