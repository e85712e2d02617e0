/** An announcement of the operator. */
export type Announcement = {
  title: string;
  content: string;
  /** The first moment of its day, in UTC. */
  date: Date;
  /** Whether the bell's panel shows it too; the announcements page shows all. */
  panel: boolean;
};

/** Newest first; those of one day keep the order in which the operator wrote them. */
export function newestFirst(announcements: readonly Announcement[]): Announcement[] {
  return announcements.toSorted((a, b) => b.date.getTime() - a.date.getTime());
}

/** The announcements in the bell's panel, newest first. */
export function panelAnnouncements(announcements: readonly Announcement[]): Announcement[] {
  return newestFirst(announcements).filter((announcement) => announcement.panel);
}
