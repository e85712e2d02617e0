import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { Announcement } from "#domain/content/announcement.ts";
import { isNew } from "#domain/is-new.ts";
import styles from "./announcement-item.module.css";
import { Day } from "./day.tsx";
import { Icon } from "./icon.tsx";

/** List item of one announcement, with a mark while it is new. */
export function AnnouncementItem({ announcement, now }: { announcement: Announcement; now: Date }) {
  const t = useTranslate();
  const written = inLanguage(announcement.language, t.language);
  return (
    <li className={styles["item"]} data-testid="announcement">
      <h2 className={styles["title"]}>
        <span {...written}>{announcement.title}</span>
        {isNew(announcement.date, now) && (
          <span className={styles["new"]}>
            <Icon name="bell" label={t("announcementsPanel.new")} />
          </span>
        )}
      </h2>
      <p {...written}>{announcement.content}</p>
      <Day date={announcement.date} />
    </li>
  );
}
