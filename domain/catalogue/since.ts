import type { Game } from "./game.ts";

/** Enough for the links of a fortnight; visitors who make up dates must not fill the memory. */
const keptLists = 16;

/**
 * Answers "which games were added since?" in list order. A catalogue has few distinct days, and every date between two
 * of them means the same list, so lists are kept by the day they really start at.
 */
export function makeSince(games: readonly Game[], newest: readonly Game[]): (day: Date) => readonly Game[] {
  const days = [...new Set(newest.map((game) => game.addedAt.getTime()))].reverse();
  const lists = new Map<number, readonly Game[]>();
  return (day) => {
    const start = firstFrom(days, day.getTime());
    if (start === undefined) return [];
    if (start === days[0]) return games;
    const known = lists.get(start);
    if (known) return known;
    const list = games.filter((game) => game.addedAt.getTime() >= start);
    const oldest = lists.keys().next();
    if (lists.size >= keptLists && !oldest.done) lists.delete(oldest.value);
    lists.set(start, list);
    return list;
  };
}

/** The first of the ascending days that is not before this moment. */
function firstFrom(days: readonly number[], moment: number): number | undefined {
  let from = 0;
  let to = days.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((days[middle] ?? 0) < moment) from = middle + 1;
    else to = middle;
  }
  return days[from];
}
