import { richText, useTranslate } from "#app/messages/use-translate.ts";
import { siteWords } from "./presence/presence-text.ts";
import { useSitePresence } from "./presence/use-presence.ts";
import styles from "./presence.module.css";

type Props = {
  readonly play: string;
  /** The page claims visitors whom nobody has counted. */
  readonly isClaimed: boolean;
};

/** Presence of the site: how many visitors are connected, and what they play. Its space is reserved, so that nothing shifts. */
export default function Presence({ play, isClaimed }: Props) {
  const t = useTranslate();
  const figures = useSitePresence();
  const words = figures && siteWords(t, figures, isClaimed);
  return (
    <div className={styles["presence"]} data-testid="presence">
      {words && <p className={styles["here"]}>{words}</p>}
      {figures && figures.games.length > 0 && (
        <ul className={styles["games"]} aria-label={t("presence.played")}>
          {figures.games.map(({ id, name, players }) => (
            <li key={id}>
              {richText(t, "presence.playersOf", {
                players,
                name,
                link: (text) => <a href={`${play}/${id}`}>{text}</a>,
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
