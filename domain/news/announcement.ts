export type Announcement = {
  title: string;
  content: string;
  /** The first moment of its day, in UTC. */
  date: Date;
  /** Whether the bell's panel shows it too; the announcements page shows all. */
  panel: boolean;
};

/** How long something counts as new: 30 days. */
export const FRESH_MS = 2_592_000_000;

/** No older than 30 days, the thirtieth included. What is dated ahead of us is as fresh as can be. */
export function isFresh(announcement: Announcement, now: Date): boolean {
  return now.getTime() - announcement.date.getTime() <= FRESH_MS;
}

/** Newest first; those of one day keep the order in which the operator wrote them. */
export function newestFirst(announcements: readonly Announcement[]): Announcement[] {
  return announcements.toSorted((a, b) => b.date.getTime() - a.date.getTime());
}

/** What the bell shows, newest first. */
export function panelAnnouncements(announcements: readonly Announcement[]): Announcement[] {
  return newestFirst(announcements).filter((announcement) => announcement.panel);
}
