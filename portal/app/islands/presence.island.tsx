import { siteWords } from "./presence/presence-text.ts";
import { useSitePresence } from "./presence/use-presence.ts";
import styles from "./presence.module.css";

/** Presence of the site: how many visitors are connected, and what they play. Its space is reserved, so that nothing shifts. */
export default function Presence({ play }: { play: string }) {
  const figures = useSitePresence();
  return (
    <div className={styles["presence"]} data-testid="presence">
      {figures && <p className={styles["here"]}>{siteWords(figures)}</p>}
      {figures && figures.games.length > 0 && (
        <ul className={styles["games"]} aria-label="Played right now">
          {figures.games.map(({ id, name, players }) => (
            <li key={id}>
              {players} on <a href={`${play}/${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
