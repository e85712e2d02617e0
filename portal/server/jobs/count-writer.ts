import type { Logger } from "pino";
import { Refusal } from "#domain/errors.ts";
import type { CountStore } from "#domain/statistics/count-store.ts";
import { type Counter, createCounter } from "#domain/statistics/counter.ts";
import { hotGames } from "#domain/statistics/hot-games.ts";
import { noPlayTimes, type PlayTimes, readPlayTimes } from "#domain/statistics/play-times.ts";
import { playsOfMonth } from "#domain/statistics/plays-of-month.ts";

export type CountWriter = {
  readonly count: Counter["count"];
  /** The paths of the most played games of these days, most first. */
  hot(): readonly string[];
  /** How many games were launched in the last thirty days. */
  plays(): number;
  playTimes(): PlayTimes;
  readonly waiting: Counter["waiting"];
  /** Writes the last batch. */
  close(): Promise<void>;
};

const FLUSH_INTERVAL_MS = 5000;
const HOT_GAMES_INTERVAL_MS = 60_000;
const PLAY_TIMES_INTERVAL_MS = 3_600_000;
/** A row on the landing page. */
const MAX_HOT_GAMES = 5;

/** Background job that writes counts to the store, a batch every few seconds, and reads the hot games once a minute, play times once an hour. */
export function startCountWriter(store: CountStore, now: () => Date, log: Logger): CountWriter {
  const counter = createCounter(store, now);
  let hot: readonly string[] = [];
  const flush = () => counter.flush().catch((error) => log.error({ error }, "counts were lost"));
  let playTimes = noPlayTimes;
  let plays = 0;
  const readSafely = (what: string, read: () => Promise<void>) => () =>
    read().catch((error) => {
      // The database logs its own outage; until it is back, what was read stays.
      if (!(error instanceof Refusal)) log.error({ error }, `${what} could not be read`);
    });
  const readHotGames = readSafely("the hot games", async () => {
    hot = await hotGames(store, now(), MAX_HOT_GAMES);
  });
  const readTimes = readSafely("play times", async () => {
    playTimes = await readPlayTimes(store, now(), playTimes);
    plays = await playsOfMonth(store, now());
  });
  void readHotGames();
  void readTimes();
  const timers = [
    setInterval(flush, FLUSH_INTERVAL_MS),
    setInterval(readHotGames, HOT_GAMES_INTERVAL_MS),
    setInterval(readTimes, PLAY_TIMES_INTERVAL_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    count: counter.count,
    hot: () => hot,
    plays: () => plays,
    playTimes: () => playTimes,
    waiting: counter.waiting,
    async close() {
      for (const timer of timers) clearInterval(timer);
      await flush();
    },
  };
}
