import { useTranslate } from "#app/messages/use-translate.ts";
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
  const t = useTranslate();
  const shown = panelAnnouncements(announcements);
  const hasNews = shown.some(({ date }) => isNew(date, now));
  return (
    <div className={styles["corner"]}>
      <button
        className={styles["bell"]}
        type="button"
        popoverTarget="announcements-panel"
        aria-label={hasNews ? t("announcementsPanel.labelWithNews") : t("announcementsPanel.label")}
        data-testid="announcements-bell"
      >
        <Icon name="bell" />
        {hasNews && <span className={styles["dot"]} />}
      </button>
      <aside
        className={styles["panel"]}
        id="announcements-panel"
        popover="auto"
        aria-label={t("announcementsPanel.label")}
        data-testid="announcements-panel"
      >
        <h2 className={styles["title"]}>{t("announcementsPanel.title")}</h2>
        <ul className={styles["list"]}>
          {shown.map((announcement) => (
            <AnnouncementItem key={announcement.title} announcement={announcement} now={now} />
          ))}
        </ul>
        <a href={urls.announcements()}>{t("announcementsPanel.all")}</a>
      </aside>
    </div>
  );
}
