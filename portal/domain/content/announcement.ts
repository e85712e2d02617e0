import { isNew } from "#domain/is-new.ts";

export type Announcement = {
  title: string;
  content: string;
  /** The first moment of its day, in UTC. */
  date: Date;
  /** Whether the bell's panel shows it too; the announcements page shows all. */
  panel: boolean;
};

/** No older than 30 days, the same rule by which a game is new. */
export function isFresh(announcement: Announcement, now: Date): boolean {
  return isNew(announcement.date, now);
}

/** Newest first; those of one day keep the order in which the operator wrote them. */
export function newestFirst(announcements: readonly Announcement[]): Announcement[] {
  return announcements.toSorted((a, b) => b.date.getTime() - a.date.getTime());
}

/** What the bell shows, newest first. */
export function panelAnnouncements(announcements: readonly Announcement[]): Announcement[] {
  return newestFirst(announcements).filter((announcement) => announcement.panel);
}
