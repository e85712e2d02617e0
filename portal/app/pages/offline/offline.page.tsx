import { messagesOf } from "#app/messages/languages.ts";
import { richText, useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { urls } from "#app/urls.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";
import styles from "./offline.module.css";

/**
 * Page 'Playable offline'. Only the browser knows its kept games, so a widget fills in the list (`portal/app/offline/kept-games-list.ts`).
 * The service worker also serves this page in place of any page that is not in its caches.
 */
export function offlinePage({ portal }: PageArgs): PageResult {
  return {
    title: (t) => t("offline.title"),
    description: (t) => t("offline.description"),
    cacheKey: [],
    body: <Offline play={portal.play} />,
  };
}

function Offline({ play }: { play: PlayOrigin }) {
  const t = useTranslate();
  return (
    <div className={styles["page"]}>
      <h1>{t("offline.title")}</h1>
      {["same", "opaque"].includes(play.kind) ? (
        <p className={styles["lead"]}>{t("offline.impossible")}</p>
      ) : (
        <>
          <p className={styles["lead"]}>{richText(t, "offline.lead", { strong: (text) => <b>{text}</b> })}</p>
          <div
            data-widget="kept-games"
            data-play={JSON.stringify(play)}
            // The page is shown without a network, when no file of a language can be fetched.
            data-messages={JSON.stringify(messagesOf(t.language, ["keptGames", "size"]))}
            className={styles["corner"]}
          >
            <noscript>
              <p className={styles["lead"]}>{t("offline.noScript")}</p>
            </noscript>
          </div>
        </>
      )}
      <p className={styles["ways"]}>
        <a className={buttons["quiet"]} href={urls.games()}>
          <Icon name="games" /> {t("offline.allGames")}
        </a>
      </p>
    </div>
  );
}
