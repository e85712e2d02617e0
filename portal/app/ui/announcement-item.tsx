import type { Announcement } from "#domain/content/announcement.ts";
import { isNew } from "#domain/is-new.ts";
import styles from "./announcement-item.module.css";
import { Day } from "./day.tsx";
import { Icon } from "./icon.tsx";

/** List item of one announcement, with a mark while it is new. */
export function AnnouncementItem({ announcement, now }: { announcement: Announcement; now: Date }) {
  return (
    <li className={styles["item"]} data-testid="announcement">
      <h2 className={styles["title"]}>
        {announcement.title}
        {isNew(announcement.date, now) && (
          <span className={styles["new"]}>
            <Icon name="bell" label="New" />
          </span>
        )}
      </h2>
      <p>{announcement.content}</p>
      <Day date={announcement.date} />
    </li>
  );
}
