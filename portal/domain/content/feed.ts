import type { Game } from "#domain/catalogue/game.ts";
import { DAY_MS } from "#domain/day.ts";
import { type Announcement, newestFirst } from "./announcement.ts";

/** An entry of the feed: an announcement, or a game that was added. */
export type FeedEntry =
  | { readonly kind: "announcement"; readonly date: Date; readonly announcement: Announcement }
  | { readonly kind: "game"; readonly date: Date; readonly game: Game };

const MAX_ANNOUNCEMENTS = 20;
const MAX_GAMES = 40;
/** A game may be dated ahead; so many of the newest are looked at. */
const MAX_LOOKED_AT = 500;

/** The newest announcements and games, newest first. What lies more than a day ahead has not happened yet. */
export function feedEntries(
  announcements: readonly Announcement[],
  newestGames: readonly Game[],
  now: Date,
): FeedEntry[] {
  const hasHappened = (date: Date) => date.getTime() <= now.getTime() + DAY_MS;
  const announced = newestFirst(announcements)
    .filter(({ date }) => hasHappened(date))
    .slice(0, MAX_ANNOUNCEMENTS)
    .map((announcement): FeedEntry => ({ kind: "announcement", date: announcement.date, announcement }));
  const added = newestGames
    .slice(0, MAX_LOOKED_AT)
    .filter(({ addedAt }) => hasHappened(addedAt))
    .slice(0, MAX_GAMES)
    .map((game): FeedEntry => ({ kind: "game", date: game.addedAt, game }));
  return [...announced, ...added].toSorted((a, b) => b.date.getTime() - a.date.getTime());
}
