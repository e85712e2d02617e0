import { richText, useTranslate } from "#app/messages/use-translate.ts";
import { isMirror } from "#app/mirror/mirror-base.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { AnnouncementItem } from "#app/ui/announcement-item.tsx";
import { urls } from "#app/urls.ts";
import { type Announcement, newestFirst } from "#domain/content/announcement.ts";
import styles from "./announcements.module.css";

/** Page of all announcements, newest first. */
export function announcementsPage({ portal }: PageArgs): PageResult {
  return {
    title: (t) => t("announcements.title"),
    cacheKey: [],
    body: <AnnouncementList announcements={newestFirst(portal.content.announcements)} now={portal.now()} />,
  };
}

function AnnouncementList({ announcements, now }: { announcements: readonly Announcement[]; now: Date }) {
  const t = useTranslate();
  return (
    <div className={styles["page"]}>
      <h1>{t("announcements.title")}</h1>
      {!isMirror() && (
        <p>
          {richText(t, "announcements.alsoAsFeed", {
            link: (text) => <a href={urls.feed(t.language)}>{text}</a>,
          })}
        </p>
      )}
      <ul className={styles["list"]}>
        {announcements.map((announcement) => (
          <AnnouncementItem key={announcement.title} announcement={announcement} now={now} />
        ))}
      </ul>
    </div>
  );
}
