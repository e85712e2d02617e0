import type { Count } from "./count-store.ts";

/** Launches of one game on each day of a report. */
export type GamePlays = { readonly game: string; readonly numbers: readonly number[] };

/** The most launched games with their launches on each of these days, most first. */
export function playsByGame(counts: readonly Count[], days: readonly string[], limit: number): GamePlays[] {
  const launches = counts.filter(({ kind, day }) => kind === "launch" && days.includes(day));
  const plays = [...Map.groupBy(launches, ({ subject }) => subject)].map(([game, list]) => {
    const byDay = new Map<string, number>();
    for (const { day, number } of list) byDay.set(day, (byDay.get(day) ?? 0) + number);
    return { game, numbers: days.map((day) => byDay.get(day) ?? 0) };
  });
  const sum = ({ numbers }: GamePlays) => numbers.reduce((total, number) => total + number, 0);
  return plays.toSorted((a, b) => sum(b) - sum(a) || (a.game < b.game ? -1 : 1)).slice(0, limit);
}
