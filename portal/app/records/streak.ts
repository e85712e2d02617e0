/** Days on which this browser played a run of the daily trio, newest first, with the games of each; kept in this browser alone. */
export type DailyRuns = readonly { readonly day: string; readonly games: readonly string[] }[];

const STORAGE_KEY = "recess.daily";
const MAX_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

export function readDailyRuns(): DailyRuns {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isDay) : [];
  } catch {
    return [];
  }
}

/** Notes a run on today's seed. */
export function noteDailyRun(day: string, game: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(withRun(readDailyRuns(), day, game)));
  } catch {
    // A browser that stores nothing keeps no streak.
  }
}

export function withRun(runs: DailyRuns, day: string, game: string): DailyRuns {
  const games = runs.find((one) => one.day === day)?.games ?? [];
  const others = runs.filter((one) => one.day !== day);
  const now = { day, games: [...new Set([...games, game])] };
  return [now, ...others].toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, MAX_DAYS);
}

/** Days in a row with at least one run, up to today; a day that is not over yet breaks no streak. */
export function streakOf(runs: DailyRuns, today: string): number {
  const days = new Set(runs.map(({ day }) => day));
  let day = days.has(today) ? today : dayBefore(today);
  let streak = 0;
  for (; days.has(day); day = dayBefore(day)) streak++;
  return streak;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

function isDay(data: unknown): data is DailyRuns[number] {
  if (typeof data !== "object" || data === null) return false;
  const { day, games } = data as Record<string, unknown>;
  return typeof day === "string" && Array.isArray(games) && games.every((game) => typeof game === "string");
}
