import { urls } from "#app/urls.ts";
import { type Announcement, panelAnnouncements } from "#domain/content/announcement.ts";
import { isNew } from "#domain/is-new.ts";
import { AnnouncementItem } from "./announcement-item.tsx";
import styles from "./announcements-panel.module.css";
import { Icon } from "./icon.tsx";

/** Bell button and the popover of recent announcements. The browser opens and closes a popover without script. */
export function AnnouncementsPanel({
  announcements,
  now,
}: {
  announcements: readonly Announcement[];
  now: Date;
}) {
  const shown = panelAnnouncements(announcements);
  const hasNews = shown.some(({ date }) => isNew(date, now));
  return (
    <div className={styles["corner"]}>
      <button
        className={styles["bell"]}
        type="button"
        popoverTarget="announcements-panel"
        aria-label={hasNews ? "Announcements, something new" : "Announcements"}
        data-testid="announcements-bell"
      >
        <Icon name="bell" />
        {hasNews && <span className={styles["dot"]} />}
      </button>
      <aside
        className={styles["panel"]}
        id="announcements-panel"
        popover="auto"
        aria-label="Announcements"
        data-testid="announcements-panel"
      >
        <h2 className={styles["title"]}>What's the news?</h2>
        <ul className={styles["list"]}>
          {shown.map((announcement) => (
            <AnnouncementItem key={announcement.title} announcement={announcement} now={now} />
          ))}
        </ul>
        <a href={urls.announcements()}>All announcements</a>
      </aside>
    </div>
  );
}
