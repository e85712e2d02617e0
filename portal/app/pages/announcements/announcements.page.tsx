import { isMirror } from "#app/mirror/mirror-base.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { AnnouncementItem } from "#app/ui/announcement-item.tsx";
import { urls } from "#app/urls.ts";
import { newestFirst } from "#domain/content/announcement.ts";
import styles from "./announcements.module.css";

/** Page of all announcements, newest first. */
export function announcementsPage({ portal }: PageArgs): PageResult {
  const now = portal.now();
  return {
    title: "Announcements",
    cacheKey: [],
    body: (
      <div className={styles["page"]}>
        <h1>Announcements</h1>
        {!isMirror() && (
          <p>
            Also as a <a href={urls.feed()}>feed</a>, with new games.
          </p>
        )}
        <ul className={styles["list"]}>
          {newestFirst(portal.content.announcements).map((announcement) => (
            <AnnouncementItem key={announcement.title} announcement={announcement} now={now} />
          ))}
        </ul>
      </div>
    ),
  };
}
