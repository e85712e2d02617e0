import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import type { CountStore } from "./count-store.ts";

/** How long a launch of a game lasts on average, as far as it was counted. */
export type PlayTimes = {
  /** Changes when, and only when, a play time changes. */
  readonly version: number;
  /** Games whose play time is known. */
  readonly size: number;
  /** In minutes, roughly; undefined for a game that was launched too seldom to tell. */
  minutesPerLaunch(path: string): number | undefined;
};

const DAYS_COUNTED = 30;
/** Fewer launches tell of the people who launched rather than of the game. */
const MIN_LAUNCHES = 10;
/** The games that are looked at, most launched first: what else there is has too few launches. */
const MAX_GAMES = 2000;

export const noPlayTimes: PlayTimes = { version: 0, size: 0, minutesPerLaunch: () => undefined };

/**
 * Reads the play times of the last thirty days. They are rounded to steps of half as long again, so that they, and with them the pages that
 * depend on them, stay the same for long. Gives `before` again where nothing has changed.
 */
export async function readPlayTimes(
  store: Pick<CountStore, "sumsSince">,
  now: Date,
  before: PlayTimes = noPlayTimes,
): Promise<PlayTimes> {
  const from = formatIsoDay(new Date(now.getTime() - (DAYS_COUNTED - 1) * DAY_MS));
  const launches = await store.sumsSince("launch", from, MAX_GAMES);
  const minutes = await store.sumsSince("minutes", from, MAX_GAMES);
  const times = new Map<string, number>();
  for (const [path, count] of launches) {
    const played = minutes.get(path) ?? 0;
    if (count >= MIN_LAUNCHES && played > 0) times.set(path, rounded(played / count));
  }
  const isSame =
    times.size === before.size &&
    [...times].every(([path, minutesEach]) => before.minutesPerLaunch(path) === minutesEach);
  if (isSame) return before;
  return { version: before.version + 1, size: times.size, minutesPerLaunch: (path) => times.get(path) };
}

function rounded(minutes: number): number {
  return 1.5 ** Math.round(Math.log(minutes) / Math.log(1.5));
}
