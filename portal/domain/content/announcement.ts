import type { Language } from "#domain/language/language.ts";

/** An announcement of the operator. */
export type Announcement = {
  /** By it files in other languages name the announcement. */
  id?: string;
  title: string;
  content: string;
  /** The first moment of its day, in UTC. */
  date: Date;
  /** Whether the bell's panel shows it too; the announcements page shows all. */
  panel: boolean;
  /** The language that it is in, where that is not the reader's. */
  language?: Language;
};

/** Newest first; those of one day keep the order in which the operator wrote them. */
export function newestFirst(announcements: readonly Announcement[]): Announcement[] {
  return announcements.toSorted((a, b) => b.date.getTime() - a.date.getTime());
}

/** The announcements in the bell's panel, newest first. */
export function panelAnnouncements(announcements: readonly Announcement[]): Announcement[] {
  return newestFirst(announcements).filter((announcement) => announcement.panel);
}
