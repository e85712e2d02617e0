import type { PageArgs, PageResult } from "#app/page.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { urls } from "#app/urls.ts";
import styles from "./offline.module.css";

/**
 * Page 'Playable offline'. Only the browser knows its kept games, so a widget fills in the list (`portal/app/offline/kept-games-list.ts`).
 * The service worker also serves this page in place of any page that is not in its caches.
 */
export function offlinePage({ portal }: PageArgs): PageResult {
  return {
    title: "Playable offline",
    description: "The games that you keep in this browser, and the space that they take.",
    cacheKey: [],
    body: (
      <div className={styles["page"]}>
        <h1>Playable offline</h1>
        {["same", "opaque"].includes(portal.play.kind) ? (
          <p className={styles["lead"]}>
            On this site games cannot be kept: whoever runs it serves them without an origin of their own.
            Pages that you have seen come up without a network all the same.
          </p>
        ) : (
          <>
            <p className={styles["lead"]}>
              Games that you keep stay in this browser and play without a network: on the bus, in the cellar,
              and when the school's line is down. Press <b>Keep offline</b> below any game that plays here.
            </p>
            <div
              data-widget="kept-games"
              data-play={JSON.stringify(portal.play)}
              className={styles["corner"]}
            >
              <noscript>
                <p className={styles["lead"]}>Keeping games takes script, which is off in this browser.</p>
              </noscript>
            </div>
          </>
        )}
        <p className={styles["ways"]}>
          <a className={buttons["quiet"]} href={urls.games()}>
            <Icon name="games" /> All games
          </a>
        </p>
      </div>
    ),
  };
}
